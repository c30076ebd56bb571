import { parisTime } from '@aimante/shop/calendar';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { lateReason } from './parcel-rows.ts';

/** Parcels that the team should look at, as the list of late parcels counts them. */
export async function countLateParcels(db: Queryable, now: Date): Promise<number> {
  const late = lateReason(now.toISOString(), parisTime(now).day);
  const { rows } = await db.execute<{ late: number }>(
    sql`SELECT count(*)::int AS late FROM parcels p WHERE p.state <> 'asked' AND (${late}) IS NOT NULL`,
  );
  return rows[0]?.late ?? 0;
}
