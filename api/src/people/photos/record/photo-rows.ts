import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';

export interface PhotoRow extends Record<string, unknown> {
  id: string;
  ownerKey: string;
  sha256: string;
  fileName: string;
  mime: 'image/jpeg' | 'image/png';
  bytes: number;
  width: number;
  height: number;
  state: 'ready' | 'broken' | 'purged';
  createdAt: string;
}

export const photoColumns = sql`p.id, p.owner_key AS "ownerKey", p.sha256, p.file_name AS "fileName", p.mime, p.bytes, p.width,
  p.height, p.state, p.created_at AS "createdAt"`;

/**
 * Those of the photos that exist and belong to one of the owners, locked until the end of the transaction so that none
 * is purged. Every transaction locks photos by id and in this mode: with a weaker lock first, two orders of one photo
 * would deadlock at the update.
 */
export async function usablePhotos(
  db: Queryable,
  ids: readonly string[],
  owners: readonly string[],
): Promise<Map<string, PhotoRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<PhotoRow>(sql`SELECT ${photoColumns} FROM photos p
    WHERE p.id = ANY(${[...new Set(ids)]}::uuid[]) AND p.owner_key = ANY(${[...owners]}::text[])
      AND p.state = 'ready' ORDER BY p.id FOR NO KEY UPDATE`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks photos before a change in several steps, in the same order as `usablePhotos`. */
export async function lockPhotos(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM photos WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
}

/** Serialises saving and purging of one file. */
export async function lockPhotoFile(tx: Queryable, sha256: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`);
}

/** Key of the original, named by content hash, so that equal photos share one file. */
export const originalKey = (sha256: string, mime: PhotoRow['mime']): string =>
  `photos/${sha256.slice(0, 2)}/${sha256}.${mime === 'image/png' ? 'png' : 'jpg'}`;
export const previewKey = (sha256: string): string => `photos/${sha256.slice(0, 2)}/${sha256}-preview.jpg`;
