import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { lockPhotoFile } from '../record/photo-rows.ts';
import { unorderedDays } from './keep-photo.ts';

interface Adoption {
  photoIds: readonly string[];
  owner: string;
  now: Date;
}

/**
 * Copies photos to another owner under new ids, because an order is opened on another device than the one that uploaded
 * them. Returns the new ids by the old ids; a deleted photo has no entry. The caller must have checked that its visitor
 * may see the photos.
 */
export async function adoptPhotos(
  tx: Queryable,
  { photoIds, owner, now }: Adoption,
): Promise<ReadonlyMap<string, string>> {
  const adopted = new Map<string, string>();
  for (const { id, sha256 } of await filesOf(tx, photoIds)) {
    await lockPhotoFile(tx, sha256);
    const { rows } = await tx.execute<{ id: string }>(sql`INSERT INTO photos AS p
        (id, owner_key, sha256, file_name, mime, bytes, width, height, created_at, purge_after)
      SELECT ${uuidv7(now.getTime())}, ${owner}, f.sha256, f.file_name, f.mime, f.bytes, f.width, f.height,
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz + ${unorderedDays} * interval '1 day'
      FROM photos f WHERE f.id = ${id} AND f.state = 'ready'
      ON CONFLICT (owner_key, sha256) DO UPDATE SET state = 'ready',
        purge_after = greatest(p.purge_after, excluded.purge_after)
      RETURNING p.id`);
    if (rows[0]) adopted.set(id, rows[0].id);
  }
  return adopted;
}

/** Sorted by file, so that two adoptions cannot deadlock. */
async function filesOf(tx: Queryable, ids: readonly string[]): Promise<{ id: string; sha256: string }[]> {
  const { rows } = await tx.execute<{ id: string; sha256: string }>(sql`SELECT p.id, p.sha256 FROM photos p
    WHERE p.id = ANY(${[...new Set(ids)]}::uuid[]) ORDER BY p.sha256, p.id`);
  return rows;
}
