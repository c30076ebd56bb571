import { createHash } from 'node:crypto';
import { bleedSource, cellPhotos, parseRecipe, photoLayerOf, printDensity, tilePixels } from '@aimante/print';
import { renderDesign } from '@aimante/print/tile';
import { originalKey, type PhotoRow, readPhotoFiles } from '../../people/index.ts';
import { forEachAlone } from '../../platform/jobs/for-each-alone.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  addOrderEvent,
  blockUnreadable,
  bySystem,
  lockOrder,
  queueOrderMail,
  storeTile,
  updateOrder,
} from '../../selling/index.ts';
import { plannedTilesOfOrder, voidTiles } from '../batches/void-tiles.ts';

interface Untiled extends Record<string, unknown> {
  id: string;
  orderId: string;
  recipe: unknown;
  /** Path of the tile of the replaced photo. */
  oldPath: string | null;
  sha256: string;
  mime: PhotoRow['mime'];
  width: number;
  height: number;
  bleed: number;
}

/** For magnets without a print profile. */
const plainBleedMm = 2;
const atOnce = 50;

/**
 * Renders the crops of paid orders at print size. Finds its work by missing tiles: the next run does what a crash left
 * out.
 */
export const renderTiles: Job = {
  name: 'render-tiles',
  schedule: '* * * * *',
  wakesOn: 'orders',
  async run(services) {
    const { rows } =
      await services.db.execute<Untiled>(sql`SELECT p.id, l.order_id AS "orderId", p.recipe, p.tile_path AS "oldPath", f.sha256, f.mime,
        l.magnet_width_mm::float8 AS width, l.magnet_height_mm::float8 AS height,
        coalesce((l.print_profile ->> 'bleedMm')::float8, ${plainBleedMm}) AS bleed
      FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
      JOIN photos f ON f.id = p.photo_id
      WHERE p.tile_hash IS NULL AND p.review <> 'blocked' AND o.status = 'en_cours' ORDER BY o.paid_at, p.id LIMIT ${atOnce}`);
    await forEachAlone(rows, (untiled) => tileOne(services, untiled));
  },
};

async function tileOne(services: Services, untiled: Untiled): Promise<void> {
  const original = await readOriginal(services.storage, untiled);
  const tile = original && (await render(services, original, untiled));
  if (!tile) return block(services, untiled);
  const hash = createHash('sha256').update(tile.file).digest('hex');
  const path = `tiles/${untiled.orderId}/${untiled.id}-${hash.slice(0, 12)}.jpg`;
  await services.storage.put(path, tile.file);
  if (untiled.oldPath !== null && untiled.oldPath !== path) await services.storage.remove(untiled.oldPath);
  await storeTile(services.db, { linePhotoId: untiled.id, recipe: untiled.recipe, path, hash, bleed: tile.bleed });
}

/** Throws if the store fails, so that the job is retried: the photo itself may be valid. */
async function readOriginal(storage: Storage, { sha256, mime }: Untiled): Promise<Buffer | undefined> {
  const original = await storage.open(originalKey(sha256, mime));
  return original && Buffer.concat(await original.stream.toArray());
}

/** Undefined: a photo of the magnet is missing or cannot be read. */
async function render(services: Services, content: Buffer, untiled: Untiled) {
  const read = parseRecipe(untiled.recipe);
  if ('error' in read) return undefined;
  const { recipe } = read;
  const { width, height, bleed } = untiled;
  const magnet = { trim: { width, height }, bleed };
  const output = tilePixels(magnet, printDensity(recipe, magnet.trim));
  const ids = cellPhotos(recipe).map(({ photoId }) => photoId);
  const cells = await readPhotoFiles(services, ids, 'original');
  const file = await renderDesign(content, recipe, { magnet, output, cells })
    .then((picture) => picture.withIccProfile('srgb').jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer())
    .catch(() => undefined);
  // A photo that does not reach the cut needs no bleed.
  const isWhole = photoLayerOf(recipe)?.area === undefined;
  return file && { file, bleed: isWhole ? bleedSource(recipe, output) : 'real' };
}

/** The photo cannot be printed: the customer must choose another one. */
async function block(services: Services, { id, orderId }: Untiled): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!(await blockUnreadable(tx, id))) return;
    await voidTiles(tx, plannedTilesOfOrder(orderId), { reason: 'blocked', now: services.now() });
    await updateOrder(tx, orderId, sql`stage = 'bloque', block_reason = 'photo_unreadable'`);
    const event = {
      orderId,
      type: 'photo_blocked',
      by: bySystem,
      at: services.now(),
      data: { linePhotoId: id },
    } as const;
    await addOrderEvent(tx, event);
    const payload = { reason: '', reminder: 0 };
    const serial = `${id}:${event.at.getTime()}`;
    await queueOrderMail(services, tx, { order, kind: 'photo-to-replace', payload, serial });
  });
}
