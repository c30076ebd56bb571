import { parisTime } from '@aimante/shop/calendar';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { startOfDay } from '../../platform/database/sql/shop-day.ts';
import { sql } from '../../platform/sql/sql.ts';
import { openMoment } from '../months/closed-months.ts';

/** The last day of a closed period: nothing counts on it or before it any more. */
const lastDay = sql`CASE kind WHEN 'day' THEN (data ->> 'period')::date
  WHEN 'month' THEN ((data ->> 'period') || '-01')::date + interval '1 month' - interval '1 day'
  ELSE ((data ->> 'period') || '-12-31')::date END`;

/** When something that happened at a moment counts: then, or as the first day begins that is open here and in the books. */
export async function firstOpenMoment(db: Queryable, at: Date): Promise<Date> {
  const found = await db.execute<{ day: string | null }>(
    sql`SELECT max(${lastDay})::date::text AS day FROM till_entries WHERE kind IN ('day', 'month', 'year')`,
  );
  const closed = found.rows[0]?.day;
  if (!closed || parisTime(at).day > closed) return openMoment(db, at);
  const next = await db.execute<{ at: string }>(sql`SELECT ${startOfDay(closed, 1)} AS at`);
  return openMoment(db, new Date(next.rows[0]?.at ?? at));
}
