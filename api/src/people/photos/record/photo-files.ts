import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { originalKey, type PhotoRow, previewKey } from './photo-rows.ts';

interface FileRow extends Record<string, unknown> {
  id: string;
  sha256: string;
  mime: PhotoRow['mime'];
}

/** The files of photos by their ids. One that was deleted is left out. Throws if the store fails. */
export async function readPhotoFiles(
  { db, storage }: { db: Queryable; storage: Services['storage'] },
  ids: readonly string[],
  kind: 'original' | 'preview',
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  if (ids.length === 0) return files;
  const { rows } = await db.execute<FileRow>(sql`SELECT p.id, p.sha256, p.mime FROM photos p
    WHERE p.id = ANY(${[...new Set(ids)]}::uuid[]) AND p.state = 'ready'`);
  for (const { id, sha256, mime } of rows) {
    const file = await storage.open(kind === 'original' ? originalKey(sha256, mime) : previewKey(sha256));
    if (file) files.set(id, Buffer.concat(await file.stream.toArray()));
  }
  return files;
}
