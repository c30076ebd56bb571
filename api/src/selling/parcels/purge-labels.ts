import { isAnonymous } from '../../people/index.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { sql } from '../../platform/sql/sql.ts';

/** Deletes labels, because they name a person: 60 days after the parcel's last news, or when its order was erased. */
export const purgeLabels: Job = {
  name: 'purge-labels',
  schedule: '23 3 * * *',
  async run({ db, storage, now }) {
    const { rows } = await db.execute<{ id: string; label: string | null; customs: string | null }>(sql`
      SELECT p.id, p.label_path AS label, p.customs_path AS customs FROM parcels p
      WHERE (p.label_path IS NOT NULL OR p.customs_path IS NOT NULL)
        AND (p.state_at < ${now().toISOString()}::timestamptz - interval '60 days' OR EXISTS (SELECT 1 FROM parcel_orders po
          JOIN orders o ON o.id = po.order_id WHERE po.parcel_id = p.id AND ${isAnonymous(sql`o.email`)}))`);
    for (const { id, label, customs } of rows) {
      for (const path of [label, customs]) if (path) await storage.remove(path);
      await db.execute(sql`UPDATE parcels SET label_path = NULL, customs_path = NULL WHERE id = ${id}`);
    }
  },
};
