import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { lockPhotoFile, originalKey, type PhotoRow, photoColumns, previewKey } from '../record/photo-rows.ts';
import type { TakenPhoto } from './take-photo.ts';

/** Days until a photo without an order is deleted. */
export const unorderedDays = 30;

export interface NewPhoto {
  owner: string;
  fileName: string;
  photo: TakenPhoto;
}

/** Writes the files before the row, so that no row lacks its files. The same photo of the same owner is one row. */
export async function keepPhoto(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  { owner, fileName, photo }: NewPhoto,
): Promise<PhotoRow> {
  const { sha256, mime, width, height, original, preview } = photo;
  const at = now().toISOString();
  return db.transaction(async (tx) => {
    await lockPhotoFile(tx, sha256);
    await storage.put(originalKey(sha256, mime), original);
    await storage.put(previewKey(sha256), preview);
    const { rows } =
      await tx.execute<PhotoRow>(sql`INSERT INTO photos AS p (id, owner_key, sha256, file_name, mime, bytes, width,
        height, created_at, purge_after)
      VALUES (${uuidv7(now().getTime())}, ${owner}, ${sha256}, ${fileName}, ${mime}, ${original.length}, ${width}, ${height}, ${at},
        ${at}::timestamptz + ${unorderedDays} * interval '1 day')
      ON CONFLICT (owner_key, sha256) DO UPDATE SET state = 'ready', mime = excluded.mime, bytes = excluded.bytes,
        purge_after = greatest(p.purge_after, excluded.purge_after)
      RETURNING ${photoColumns}`);
    const [row] = rows;
    if (!row) throw new Error('The photo was not stored');
    return row;
  });
}

/** Keeps used photos for this many more days, or until their current date if that is later. */
export async function releasePhotos(
  db: Queryable,
  which: SQL,
  { now, days }: { now: Date; days: number },
): Promise<void> {
  await db.execute(sql`UPDATE photos p SET purge_after =
      greatest(p.purge_after, ${now.toISOString()}::timestamptz + ${days} * interval '1 day')
    WHERE p.id = ANY(ARRAY(SELECT p.id FROM photos p WHERE ${which} ORDER BY p.id FOR NO KEY UPDATE))`);
}

/** Keeps the photos of a new order until it is finished. */
export async function keepOrdered(db: Queryable, photoIds: readonly string[]): Promise<void> {
  const ids = [...photoIds];
  await db.execute(
    sql`UPDATE photos SET purge_after = NULL WHERE id = ANY(${ids}::uuid[]) AND purge_after IS NOT NULL`,
  );
}

/** Removes the names of the photos. The next purge deletes their files. `ids`: a list or a query. */
export async function erasePhotos(db: Queryable, ids: SQL, at: string): Promise<void> {
  await db.execute(sql`UPDATE photos SET file_name = 'photo', purge_after = ${at} WHERE id IN (
    ${ids})`);
}
