import { type SQL, sql } from 'drizzle-orm';
import { forEachAlone } from '../../platform/jobs/for-each-alone.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { lockPhotoFile, originalKey, type PhotoRow, previewKey } from './record/photo-rows.ts';
import { uploadStore } from './uploads/tus-server.ts';

type Purged = Pick<PhotoRow, 'id' | 'sha256' | 'mime'>;

const isDue = (at: string): SQL => sql`p.state = 'ready' AND p.purge_after <= ${at} AND NOT EXISTS (
  SELECT 1 FROM order_line_photos o JOIN order_lines l ON l.id = o.order_line_id JOIN orders r ON r.id = l.order_id
  WHERE o.photo_id = p.id AND r.status IN ('en_attente', 'en_cours'))`;

/** Deletes expired photos, files first, and unfinished uploads. */
export const purgePhotos: Job = {
  name: 'purge-photos',
  schedule: '37 * * * *',
  async run(services) {
    const at = services.now().toISOString();
    const { rows } =
      await services.db.execute<Purged>(sql`SELECT p.id, p.sha256, p.mime FROM photos p WHERE ${isDue(at)}
      ORDER BY p.purge_after LIMIT 500`);
    await forEachAlone(rows, (photo) => purgeOne(services, photo));
    await uploadStore(services)
      .deleteExpired()
      .catch(() => 0);
    await services.db.execute(sql`DELETE FROM upload_allowances WHERE day < ${at}::date - 2`);
  },
};

/** Deletes the file with the last photo that uses it, and the print tiles of this photo at once. */
async function purgeOne({ db, storage, now }: Services, { id, sha256, mime }: Purged): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPhotoFile(tx, sha256);
    const purged = await tx.execute(sql`UPDATE photos p SET state = 'purged'
      WHERE p.id = ${id} AND ${isDue(now().toISOString())} RETURNING 1`);
    // The photo was ordered after this job selected it.
    if (purged.rows.length === 0) return;
    const tiles = await tx.execute<{ path: string }>(sql`WITH old AS (
        SELECT p.id, p.tile_path FROM order_line_photos p WHERE p.photo_id = ${id} AND p.tile_path IS NOT NULL)
      UPDATE order_line_photos p SET tile_path = NULL, tile_hash = NULL FROM old WHERE old.id = p.id
      RETURNING old.tile_path AS path`);
    for (const { path } of tiles.rows) await storage.remove(path);
    const { rows } = await tx.execute(sql`SELECT 1 FROM photos WHERE sha256 = ${sha256} AND state = 'ready' LIMIT 1`);
    if (rows.length > 0) return;
    await storage.remove(originalKey(sha256, mime));
    await storage.remove(previewKey(sha256));
  });
}
