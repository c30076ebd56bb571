import type { SaleRow } from '@aimante/api-contract/operations';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { startOfDay } from '../../platform/database/sql/shop-day.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

export interface Period {
  from: string;
  /** End of the period, exclusive. */
  before: string;
}

/**
 * Sales and refunds, each at its own date: invoices, credit notes and their reversals, sales and corrections at the
 * markets. These rows never change, so the figures of a past period never change. `orders` counts an order when it is
 * invoiced, and subtracts it when the last of its money is refunded.
 */
const movements = ({ from, before }: Period): SQL => sql`(
  SELECT d.id, d.at, d.label, d.order_id, d.cents, d.vat_cents, 'online' AS channel,
    CASE WHEN d.corrects_id IS NULL THEN 'sale' WHEN d.cents < 0 THEN 'refund' ELSE 'refund_returned' END AS kind,
    CASE WHEN d.corrects_id IS NULL THEN 1 ELSE (d.kept > 0)::int - (d.kept - d.cents > 0)::int END AS orders,
    0 AS market_sales
  FROM (
    SELECT i.id, i.issued_at AS at, i.label, i.order_id, i.corrects_id, s.sign * (i.data ->> 'totalCents')::int AS cents,
      s.sign * (i.data ->> 'vatCents')::int AS vat_cents,
      sum(s.sign * (i.data ->> 'totalCents')::int) OVER (PARTITION BY i.order_id
        ORDER BY i.issued_at, i.corrects_id IS NOT NULL, i.id) AS kept
    FROM invoices i, LATERAL (SELECT CASE WHEN i.series = 'A' THEN -1 ELSE 1 END AS sign) s
    WHERE i.order_id IN (SELECT n.order_id FROM invoices n WHERE n.issued_at >= ${from} AND n.issued_at < ${before})
  ) d WHERE d.at >= ${from} AND d.at < ${before}
  UNION ALL
  SELECT t.id, t.booked_at, coalesce(t.data -> 'record' ->> 'ticket', t.position::text), NULL, t.amount_cents,
    (SELECT (CASE t.kind WHEN 'sale' THEN 1 ELSE -1 END * sum((v.part ->> 'vatCents')::int))::int
      FROM jsonb_array_elements(t.data -> 'record' -> 'vat') v (part)), 'market',
    CASE t.kind WHEN 'sale' THEN 'sale' ELSE 'refund' END, 0, CASE t.kind WHEN 'sale' THEN 1 WHEN 'correction' THEN -1 ELSE 0 END
  FROM till_entries t WHERE t.kind IN ('sale', 'correction', 'refund') AND t.booked_at >= ${from} AND t.booked_at < ${before})`;

/** Orders with the number of times that they count in the period: once when invoiced, -1 when refunded in full. */
export const soldOrders = (period: Period): SQL => sql`(SELECT m.order_id AS id, sum(m.orders)::int AS times
  FROM ${movements(period)} m WHERE m.order_id IS NOT NULL GROUP BY m.order_id HAVING sum(m.orders) <> 0)`;

interface Sums extends Record<string, unknown> {
  cents: number;
  onlineCents: number;
  refundedCents: number;
  marketCents: number;
  marketSales: number;
  orders: number;
}

export type SalesFigure = Sums & { averageCents: number };

const sums = sql`coalesce(sum(m.cents), 0)::int AS cents,
  coalesce(sum(m.cents) FILTER (WHERE m.channel = 'online'), 0)::int AS "onlineCents",
  coalesce(-sum(m.cents) FILTER (WHERE m.channel = 'online' AND m.kind <> 'sale'), 0)::int AS "refundedCents",
  coalesce(sum(m.cents) FILTER (WHERE m.channel = 'market'), 0)::int AS "marketCents",
  coalesce(sum(m.market_sales), 0)::int AS "marketSales",
  coalesce(sum(m.orders), 0)::int AS orders`;

/** The average covers online orders: their revenue less refunds, divided by their number. */
export async function readSales(db: Queryable, period: Period): Promise<SalesFigure> {
  const { rows } = await db.execute<Sums>(sql`SELECT ${sums} FROM ${movements(period)} m`);
  const [found] = rows;
  if (!found) throw new Error('An aggregate query returned no row');
  const { onlineCents, orders } = found;
  return { ...found, averageCents: orders > 0 ? Math.round(onlineCents / orders) : 0 };
}

/** Includes days without a sale, with zero. */
export async function readSalesByDay(
  db: Queryable,
  period: Period,
): Promise<{ day: string; cents: number; orders: number }[]> {
  const { rows } = await db.execute<{ day: string; cents: number; orders: number }>(sql`
    SELECT d.day::date::text AS day, coalesce(sum(m.cents), 0)::int AS cents, coalesce(sum(m.orders), 0)::int AS orders
    FROM generate_series((${period.from}::timestamptz AT TIME ZONE 'Europe/Paris')::date,
      ((${period.before}::timestamptz - interval '1 millisecond') AT TIME ZONE 'Europe/Paris')::date,
      interval '1 day') AS d (day)
    LEFT JOIN ${movements(period)} m ON (m.at AT TIME ZONE 'Europe/Paris')::date = d.day::date
    GROUP BY d.day ORDER BY d.day`);
  return rows;
}

/** Every movement of the period, the oldest first. The figures are their sum. */
export async function listSales(db: Queryable, period: Period): Promise<SaleRow[]> {
  const { rows } = await db.execute<SaleRow & Record<string, unknown>>(sql`SELECT m.at, m.channel, m.kind, m.label,
      o.number AS "orderNumber", m.cents, m.vat_cents AS "vatCents", m.orders
    FROM ${movements(period)} m LEFT JOIN orders o ON o.id = m.order_id ORDER BY m.at, m.id`);
  return rows.map((row) => ({ ...row, at: wireTime(row.at) }));
}

/** From the first to the last day, both included, in days of the shop. */
export async function periodOf(db: Queryable, { from, to }: { from: string; to: string }): Promise<Period> {
  const { rows } = await db.execute<{ from: string; before: string }>(
    sql`SELECT ${startOfDay(from)} AS "from", ${startOfDay(to, 1)} AS before`,
  );
  const [found] = rows;
  if (!found) throw new Error('A select without a table returned no row');
  return { from: wireTime(found.from), before: wireTime(found.before) };
}
