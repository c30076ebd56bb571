import { announce } from '../../platform/events/event.ts';
import { forEachAlone } from '../../platform/jobs/for-each-alone.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { lapsedPairings } from './pairing/pairing-uploads.ts';
import { photoPurged } from './record/photo-events.ts';
import { isInOpenOrder } from './record/photo-lookups.ts';
import { lockPhotoFile, originalKey, type PhotoRow, previewKey } from './record/photo-rows.ts';
import { uploadStore } from './uploads/tus-server.ts';

type Purged = Pick<PhotoRow, 'id' | 'sha256' | 'mime'>;

const isDue = (services: Services, at: string): SQL =>
  sql`p.state = 'ready' AND p.purge_after <= ${at} AND NOT ${isInOpenOrder(services, sql`p.id`)}`;

/** Deletes expired photos, files first, unfinished uploads, and the codes of phones. */
export const purgePhotos: Job = {
  name: 'purge-photos',
  schedule: '37 * * * *',
  async run(services) {
    const at = services.now().toISOString();
    const { rows } =
      await services.db.execute<Purged>(sql`SELECT p.id, p.sha256, p.mime FROM photos p WHERE ${isDue(services, at)}
      ORDER BY p.purge_after LIMIT 500`);
    await forEachAlone(rows, (photo) => purgeOne(services, photo));
    await uploadStore(services)
      .deleteExpired()
      .catch(() => 0);
    await services.db.execute(lapsedPairings(at));
    await services.db.execute(sql`DELETE FROM upload_allowances WHERE day < ${at}::date - 2`);
  },
};

/** Deletes the file with the last photo that uses it. */
async function purgeOne(services: Services, { id, sha256, mime }: Purged): Promise<void> {
  const { db, storage, now } = services;
  await db.transaction(async (tx) => {
    await lockPhotoFile(tx, sha256);
    const purged = await tx.execute(sql`UPDATE photos p SET state = 'purged'
      WHERE p.id = ${id} AND ${isDue(services, now().toISOString())} RETURNING 1`);
    // The photo was ordered after this job selected it.
    if (purged.rows.length === 0) return;
    await announce(services, tx, photoPurged({ photoId: id }));
    const { rows } = await tx.execute(sql`SELECT 1 FROM photos WHERE sha256 = ${sha256} AND state = 'ready' LIMIT 1`);
    if (rows.length > 0) return;
    await storage.remove(originalKey(sha256, mime));
    await storage.remove(previewKey(sha256));
  });
}
