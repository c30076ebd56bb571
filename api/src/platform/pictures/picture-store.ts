import { createHash } from 'node:crypto';
import type { PictureFormat } from '@aimante/api-contract';
import sharp from 'sharp';
import type { Database, Queryable } from '../database/connection/connect.ts';
import { uuidv7 } from '../database/sql/uuid.ts';
import { sql } from '../sql/sql.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import type { Refusal } from '../text/refusal.ts';
import { pictureErrors } from './errors.ts';
import { encode, pictureFormats, widthsFor } from './picture-formats.ts';

export interface StoredPicture extends Record<string, unknown> {
  id: string;
  hash: string;
  width: number;
  height: number;
  colour: string;
}

export interface PictureFile {
  hash: string;
  width: number;
  format: PictureFormat;
}

/** Public pictures of the shop, named by content hash, in every width and format of the layout. */
export interface PictureStore {
  add(db: Queryable, content: Buffer): Promise<StoredPicture | Refusal>;
  /** Like `add`, but each file is made when it is first requested: for pictures of visitors, who should not wait. */
  take(db: Queryable, content: Buffer): Promise<StoredPicture | Refusal>;
  /** Adds a master with files rendered in advance, so nothing is computed. */
  adopt(db: Queryable, master: Buffer, made: ReadonlyMap<string, Buffer>): Promise<StoredPicture>;
  open(file: PictureFile): Promise<StoredFile | undefined>;
  /** Deletes a picture and its files. False: something still shows it. */
  remove(db: Database, id: string): Promise<boolean>;
}

const maxPixels = 40_000_000;
const masterKey = (hash: string) => `pictures/masters/${hash}.jpg`;
const fileKey = ({ hash, width, format }: PictureFile) => `pictures/${hash}-${width}.${format}`;

export function createPictureStore(storage: Storage): PictureStore {
  const rendering = new Map<string, Promise<void>>();

  async function render({ hash, width, format }: PictureFile, master: Buffer): Promise<void> {
    const file = await encode(sharp(master).resize({ width, withoutEnlargement: true }), format).toBuffer();
    await storage.put(fileKey({ hash, width, format }), file);
  }

  /** Concurrent requests for one missing file share one rendering. */
  function renderOnce(key: string, work: () => Promise<void>): Promise<void> {
    const running = rendering.get(key) ?? work().finally(() => rendering.delete(key));
    rendering.set(key, running);
    return running;
  }

  return {
    async add(db, content) {
      const master = await toMaster(content);
      if (!master) return pictureErrors.PICTURE_UNREADABLE();
      const picture = await keep(db, master, storage);
      for (const width of widthsFor(picture.width)) {
        for (const format of pictureFormats) {
          const file = { hash: picture.hash, width, format };
          if (!(await storage.has(fileKey(file)))) await render(file, master);
        }
      }
      return picture;
    },
    async take(db, content) {
      const master = await toMaster(content);
      return master ? keep(db, master, storage) : pictureErrors.PICTURE_UNREADABLE();
    },
    async adopt(db, master, made) {
      const picture = await keep(db, master, storage);
      for (const [suffix, file] of made) await storage.put(`pictures/${picture.hash}-${suffix}`, file);
      return picture;
    },
    async open(file) {
      const key = fileKey(file);
      const found = await storage.open(key);
      if (found) return found;
      const master = await readAll(storage, masterKey(file.hash));
      if (!master) return undefined;
      const size = await sharp(master).metadata();
      if (!widthsFor(size.width).includes(file.width)) return undefined;
      await renderOnce(key, () => render(file, master));
      return storage.open(key);
    },
    async remove(db, id) {
      const gone = await deleteUnused(db, id);
      if (!gone) return false;
      await storage.remove(masterKey(gone.hash));
      for (const width of widthsFor(gone.width))
        for (const format of pictureFormats) await storage.remove(fileKey({ hash: gone.hash, width, format }));
      return true;
    },
  };
}

/** The foreign keys of all contexts decide whether a picture is in use. */
async function deleteUnused(db: Database, id: string): Promise<{ hash: string; width: number } | undefined> {
  try {
    const { rows } = await db.execute<{ hash: string; width: number }>(
      sql`DELETE FROM pictures WHERE id = ${id} RETURNING hash, width`,
    );
    return rows[0];
  } catch (error) {
    if (isForeignKeyViolation(error)) return undefined;
    throw error;
  }
}

/** Decodes and re-encodes: nothing else of the upload (GPS, scripts, trailing bytes) is kept. */
async function toMaster(content: Buffer): Promise<Buffer | undefined> {
  try {
    const image = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await image.metadata();
    if (!['jpeg', 'png', 'webp', 'avif', 'heif'].includes(format)) return undefined;
    return await image
      .autoOrient()
      .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer();
  } catch {
    return undefined;
  }
}

async function keep(db: Queryable, master: Buffer, storage: Storage): Promise<StoredPicture> {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 32);
  const { width, height } = await sharp(master).metadata();
  const { dominant } = await sharp(master).resize(32, 32, { fit: 'inside' }).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  await storage.put(masterKey(hash), master);
  const id = uuidv7();
  const { rows } = await db.execute<StoredPicture>(sql`WITH fresh AS (
      INSERT INTO pictures (id, hash, width, height, colour) VALUES (${id}, ${hash}, ${width}, ${height}, ${colour})
      ON CONFLICT DO NOTHING RETURNING id, hash, width, height, colour)
    SELECT id, hash, width, height, colour FROM fresh
    UNION ALL SELECT id, hash, width, height, colour FROM pictures WHERE hash = ${hash}`);
  return rows[0] ?? { id, hash, width, height, colour };
}

async function readAll(storage: Storage, key: string): Promise<Buffer | undefined> {
  const file = await storage.open(key);
  return file && Buffer.concat(await file.stream.toArray());
}

const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';
