import type { Queryable } from '../../platform/database/connection/connect.ts';
import { startOfDay } from '../../platform/database/sql/shop-day.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { sql } from '../../platform/sql/sql.ts';

/** The first day after the last closed month. Undefined: no month was closed. */
export async function firstOpenDay(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`SELECT (max(month) + interval '1 month')::date::text AS day FROM book_months`,
  );
  return rows[0]?.day ?? undefined;
}

/** When something that happened at a moment counts in the books: then, or as the first open day begins. */
export async function openMoment(db: Queryable, at: Date): Promise<Date> {
  const day = await firstOpenDay(db);
  if (day === undefined) return at;
  const { rows } = await db.execute<{ at: string }>(sql`SELECT ${startOfDay(day)} AS at`);
  const first = new Date(wireTime(rows[0]?.at ?? at));
  return at < first ? first : at;
}

/** Writers of entries share this lock until they commit, so a closing sees all that was written before it. */
export const lockMonths = (db: Queryable): Promise<unknown> =>
  db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('book-months'))`);
