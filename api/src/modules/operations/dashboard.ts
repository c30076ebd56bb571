import type { DashboardStats } from '@aimante/api-contract/operations';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { needsAction } from '../orders/refund-sums.ts';
import { readSetting } from '../settings/settings-store.ts';
import type { BookProblem } from './book-checks.ts';

interface Period {
  from: string;
  to: string;
}
type Figure = DashboardStats['revenue']['previous'];

const dayMs = 24 * 3_600_000;

/** The figures of today and the days before it, beside those of the same hours as many days earlier. Days are those of Paris. */
export async function readDashboard(
  db: Queryable,
  { days, now }: { days: number; now: Date },
): Promise<DashboardStats> {
  const { slaDays } = await readSetting(db, 'production');
  const daysBefore = (time: Date, count: number) => new Date(time.getTime() - count * dayMs).toISOString();
  const at = (daysBack: number) => daysBefore(now, daysBack);
  const { firstDay, from } = await beginningOf(db, { days, now });
  const period = { from: from.toISOString(), to: now.toISOString() };
  const [current, previous, byDay, byStage, counts, topProducts, coupons, views, problems] = await Promise.all([
    figure(db, period),
    figure(db, { from: daysBefore(from, days), to: at(days) }),
    dailyRevenue(db, period),
    rows<DashboardStats['byStage'][number]>(
      db,
      sql`SELECT stage, count(*)::int AS orders FROM orders WHERE status = 'en_cours' GROUP BY stage ORDER BY stage`,
    ),
    readCounts(db, { since: period.from, lateBefore: at(slaDays) }),
    readTopProducts(db, period),
    rows<DashboardStats['coupons'][number]>(
      db,
      sql`
      SELECT coupon_code AS code, count(*)::int AS uses, sum(discount_cents)::int AS "discountCents" FROM orders
      WHERE coupon_code IS NOT NULL AND ${paidIn(period)} GROUP BY coupon_code ORDER BY uses DESC LIMIT 10`,
    ),
    readViews(db, period),
    lastProblems(db, at(1)),
  ]);
  const { total, recent, ...work } = counts;
  return {
    ...period,
    firstDay,
    revenue: { ...current, previous },
    byDay,
    byStage,
    ...work,
    topProducts,
    coupons,
    views,
    customers: { total, recent },
    problems,
  };
}

const paidIn = ({ from, to }: Period): SQL => sql`payment_status = 'paid' AND paid_at >= ${from} AND paid_at <= ${to}`;

async function rows<T extends Record<string, unknown>>(db: Queryable, query: SQL): Promise<T[]> {
  return (await db.execute<T>(query)).rows as T[];
}

/** The first of so many days of the shop, of which today is the last. */
async function beginningOf(db: Queryable, { days, now }: { days: number; now: Date }) {
  const [found] = await rows<{ firstDay: string; from: string }>(
    db,
    sql`SELECT d.day::text AS "firstDay", (d.day::timestamp AT TIME ZONE 'Europe/Paris') AS "from"
      FROM (SELECT (${now.toISOString()}::timestamptz AT TIME ZONE 'Europe/Paris')::date - ${days - 1}::int AS day) d`,
  );
  return { firstDay: found?.firstDay ?? '', from: new Date(found?.from ?? now) };
}

async function figure(db: Queryable, period: Period): Promise<Figure> {
  const [found] = await rows<Figure>(
    db,
    sql`SELECT coalesce(sum(total_cents - refunded_cents), 0)::int AS cents,
      count(*)::int AS orders, coalesce(round(avg(total_cents - refunded_cents)), 0)::int AS "averageCents"
    FROM orders WHERE ${paidIn(period)}`,
  );
  return found ?? { cents: 0, orders: 0, averageCents: 0 };
}

/** Days without an order are there too, with zero. */
const dailyRevenue = (db: Queryable, { from, to }: Period) =>
  rows<DashboardStats['byDay'][number]>(
    db,
    sql`
    SELECT d.day::date::text AS day, coalesce(sum(o.total_cents - o.refunded_cents), 0)::int AS cents, count(o.id)::int AS orders
    FROM generate_series((${from}::timestamptz AT TIME ZONE 'Europe/Paris')::date,
      (${to}::timestamptz AT TIME ZONE 'Europe/Paris')::date, interval '1 day') AS d (day)
    LEFT JOIN orders o ON o.payment_status = 'paid' AND o.paid_at >= d.day::timestamp AT TIME ZONE 'Europe/Paris'
      AND o.paid_at < (d.day + interval '1 day')::timestamp AT TIME ZONE 'Europe/Paris'
    GROUP BY d.day ORDER BY d.day`,
  );

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
      SELECT coalesce(s.on_hand - s.held, 0) AS available FROM products p
      LEFT JOIN stocks s ON s.product_id = p.id AND s.market_event_id IS NULL
      WHERE p.deleted_at IS NULL AND p.is_visible
    )
    SELECT
      (SELECT count(*)::int FROM orders WHERE status = 'en_cours' AND stage NOT IN ('expedie', 'pret_retrait', 'livre', 'retire')
        AND paid_at < ${lateBefore}) AS late,
      (SELECT count(*)::int FROM orders WHERE status = 'en_attente') AS "awaitingPayment",
      (SELECT coalesce(sum(total_cents), 0)::int FROM orders WHERE status = 'en_attente') AS "awaitingCents",
      (SELECT count(*)::int FROM sellable WHERE available = 0) AS "outOfStock",
      (SELECT count(*)::int FROM sellable WHERE available BETWEEN 1 AND 9) AS "lowStock",
      (SELECT count(*)::int FROM contact_threads WHERE status = 'new') AS "unreadMessages",
      (SELECT count(*)::int FROM outbox WHERE status = 'dead') AS "lostMails",
      (SELECT count(*)::int FROM refunds r WHERE ${needsAction}) AS "refundsToSettle",
      (SELECT count(*)::int FROM users WHERE role = 'customer' AND anonymised_at IS NULL) AS total,
      (SELECT count(*)::int FROM users WHERE role = 'customer' AND created_at > ${since}) AS recent`,
  );
  return counts ?? nothing;
}

/** What the last night's check of the books found. */
async function lastProblems(db: Queryable, since: string): Promise<BookProblem[]> {
  const [found] = await rows<{ problems: BookProblem[] }>(
    db,
    sql`SELECT after -> 'problems' AS problems FROM audit_log WHERE action = 'books.wrong' AND at > ${since} ORDER BY id DESC LIMIT 1`,
  );
  return found?.problems ?? [];
}

const readTopProducts = (db: Queryable, period: Period) =>
  rows<DashboardStats['topProducts'][number]>(
    db,
    sql`
    SELECT l.product_id AS id, max(l.name) AS name, sum(l.quantity)::int AS quantity, sum(l.total_cents)::int AS cents
    FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE ${paidIn(period)}
    GROUP BY l.product_id ORDER BY quantity DESC LIMIT 8`,
  );

async function readViews(db: Queryable, { from, to }: Period): Promise<DashboardStats['views']> {
  const [found] = await rows<DashboardStats['views']>(
    db,
    sql`
    SELECT coalesce(sum(views) FILTER (WHERE kind = 'page'), 0)::int AS pages,
      coalesce(sum(views) FILTER (WHERE kind = 'product'), 0)::int AS products
    FROM page_views WHERE day BETWEEN (${from}::timestamptz AT TIME ZONE 'Europe/Paris')::date
      AND (${to}::timestamptz AT TIME ZONE 'Europe/Paris')::date`,
  );
  return found ?? { pages: 0, products: 0 };
}
