import type { DashboardStats } from '@aimante/api-contract/operations';
import { soldUnits } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { readSetting } from '../../platform/settings/settings-store.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { countLateParcels, needsAction } from '../../selling/index.ts';
import { readBestSellers } from './best-sellers.ts';
import type { BookProblem } from './book-checks.ts';
import { readCouponFigures } from './coupon-figures.ts';
import { type Period, readSales, readSalesByDay } from './sales.ts';

const dayMs = 24 * 3_600_000;

/**
 * Figures of the last days up to now, compared with the same hours of the same number of days before. Days are those of
 * Paris.
 */
export async function readDashboard(
  db: Queryable,
  { days, now, locale }: { days: number; now: Date; locale: Locale },
): Promise<DashboardStats> {
  const { slaDays } = await readSetting(db, 'production');
  const daysBefore = (time: Date, count: number) => new Date(time.getTime() - count * dayMs).toISOString();
  const at = (daysBack: number) => daysBefore(now, daysBack);
  const { firstDay, from } = await beginningOf(db, { days, now });
  // Events of this very moment are part of today.
  const period = { from: from.toISOString(), before: new Date(now.getTime() + 1).toISOString() };
  const [current, previous, byDay, byStage, counts, topProducts, coupons, views, problems, lateParcels] =
    await Promise.all([
      readSales(db, period),
      readSales(db, { from: daysBefore(from, days), before: at(days) }),
      readSalesByDay(db, period),
      rows<DashboardStats['byStage'][number]>(
        db,
        sql`SELECT stage, count(*)::int AS orders FROM orders WHERE status = 'en_cours' GROUP BY stage ORDER BY stage`,
      ),
      readCounts(db, { since: period.from, lateBefore: at(slaDays) }),
      readBestSellers(db, { ...period, locale }),
      readCouponFigures(db, period),
      readViews(db, period),
      lastProblems(db, at(1)),
      countLateParcels(db, now),
    ]);
  const { total, recent, ...work } = counts;
  return {
    from: period.from,
    to: now.toISOString(),
    firstDay,
    revenue: { ...current, previous },
    byDay,
    byStage,
    ...work,
    lateParcels,
    topProducts,
    coupons,
    views,
    customers: { total, recent },
    problems,
  };
}

async function rows<T extends Record<string, unknown>>(db: Queryable, query: SQL): Promise<T[]> {
  return (await db.execute<T>(query)).rows;
}

/** The first of the given number of days, of which today is the last. */
async function beginningOf(db: Queryable, { days, now }: { days: number; now: Date }) {
  const [found] = await rows<{ firstDay: string; from: string }>(
    db,
    sql`SELECT d.day::text AS "firstDay", (d.day::timestamp AT TIME ZONE 'Europe/Paris') AS "from"
      FROM (SELECT (${now.toISOString()}::timestamptz AT TIME ZONE 'Europe/Paris')::date - ${days - 1}::int AS day) d`,
  );
  return { firstDay: found?.firstDay ?? '', from: new Date(found?.from ?? now) };
}

type Counts = Pick<
  DashboardStats,
  | 'late'
  | 'awaitingPayment'
  | 'awaitingCents'
  | 'outOfStock'
  | 'lowStock'
  | 'unreadMessages'
  | 'lostMails'
  | 'refundsToSettle'
> &
  DashboardStats['customers'];

const nothing: Counts = {
  late: 0,
  awaitingPayment: 0,
  awaitingCents: 0,
  outOfStock: 0,
  lowStock: 0,
  unreadMessages: 0,
  lostMails: 0,
  refundsToSettle: 0,
  total: 0,
  recent: 0,
};

async function readCounts(
  db: Queryable,
  { since, lateBefore }: { since: string; lateBefore: string },
): Promise<Counts> {
  const [counts] = await rows<Counts>(
    db,
    sql`
    WITH sellable AS (
      SELECT sold.lowest AS available FROM products p CROSS JOIN ${soldUnits} sold
      WHERE p.deleted_at IS NULL AND p.is_visible
    )
    SELECT
      (SELECT count(*)::int FROM orders WHERE status = 'en_cours' AND stage NOT IN ('expedie', 'pret_retrait', 'livre', 'retire')
        AND paid_at < ${lateBefore}) AS late,
      (SELECT count(*)::int FROM orders WHERE status = 'en_attente') AS "awaitingPayment",
      (SELECT coalesce(sum(total_cents), 0)::int FROM orders WHERE status = 'en_attente') AS "awaitingCents",
      (SELECT count(*)::int FROM sellable WHERE available <= 0) AS "outOfStock",
      (SELECT count(*)::int FROM sellable WHERE available BETWEEN 1 AND 9) AS "lowStock",
      (SELECT count(*)::int FROM contact_threads WHERE status = 'new') AS "unreadMessages",
      (SELECT count(*)::int FROM outbox WHERE status = 'dead') AS "lostMails",
      (SELECT count(*)::int FROM refunds r WHERE ${needsAction}) AS "refundsToSettle",
      (SELECT count(*)::int FROM users WHERE role = 'customer' AND anonymised_at IS NULL) AS total,
      (SELECT count(*)::int FROM users WHERE role = 'customer' AND created_at > ${since}) AS recent`,
  );
  return counts ?? nothing;
}

async function lastProblems(db: Queryable, since: string): Promise<BookProblem[]> {
  const [found] = await rows<{ problems: BookProblem[] }>(
    db,
    sql`SELECT after -> 'problems' AS problems FROM audit_log WHERE action = 'books.wrong' AND at > ${since} ORDER BY id DESC LIMIT 1`,
  );
  return found?.problems ?? [];
}

async function readViews(db: Queryable, { from, before }: Period): Promise<DashboardStats['views']> {
  const [found] = await rows<DashboardStats['views']>(
    db,
    sql`
    SELECT coalesce(sum(views) FILTER (WHERE kind = 'page'), 0)::int AS pages,
      coalesce(sum(views) FILTER (WHERE kind = 'product'), 0)::int AS products
    FROM page_views WHERE day BETWEEN (${from}::timestamptz AT TIME ZONE 'Europe/Paris')::date
      AND (${before}::timestamptz AT TIME ZONE 'Europe/Paris')::date`,
  );
  return found ?? { pages: 0, products: 0 };
}
