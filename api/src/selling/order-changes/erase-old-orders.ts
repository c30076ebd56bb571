import { isAnonymous } from '../../people/index.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { sql } from '../../platform/sql/sql.ts';
import { eraseOrders } from './erase-orders.ts';

/** Personal data of a guest's order is erased three years after the order ended. */
export const eraseOldOrders: Job = {
  name: 'erase-old-orders',
  schedule: '11 4 * * *',
  async run({ db, now }) {
    const at = now().toISOString();
    const isOver = sql`o.status IN ('termine', 'annule') AND o.updated_at < ${at}::timestamptz - interval '3 years'`;
    const isGuests = sql`o.user_id IS NULL AND NOT ${isAnonymous(sql`o.email`)}`;
    await db.transaction((tx) => eraseOrders(tx, sql`${isGuests} AND ${isOver}`, now()));
  },
};
