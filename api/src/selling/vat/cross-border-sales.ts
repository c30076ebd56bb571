import { OSS_THRESHOLD_CENTS } from '@aimante/shop/vat';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';

export interface YearOfSales {
  year: number;
  netCents: number;
}

/**
 * Paid orders to other countries of the Union, without VAT, in the year of the day and the one before. A refund does not
 * lower the sum: once the threshold is passed, the rule stays until the end of the next year.
 */
export async function readCrossBorderSales(db: Queryable, day: string): Promise<YearOfSales[]> {
  const { rows } = await db.execute<YearOfSales & Record<string, unknown>>(sql`
    SELECT y.year, coalesce((SELECT sum(o.total_cents - o.vat_cents) FROM orders o
      WHERE o.vat_territory NOT IN ('FR', 'MC') AND o.vat_rule IN ('domestic', 'oss') AND o.paid_at IS NOT NULL
        AND o.paid_at >= make_timestamptz(y.year, 1, 1, 0, 0, 0, 'Europe/Paris')
        AND o.paid_at < make_timestamptz(y.year + 1, 1, 1, 0, 0, 0, 'Europe/Paris')), 0)::float8 AS "netCents"
    FROM (VALUES (left(${day}, 4)::int), (left(${day}, 4)::int - 1)) AS y (year)`);
  return rows;
}

/** The sale that passes the threshold has the VAT of its country already. */
export const isAboveThreshold = ([current, before]: readonly YearOfSales[], saleCents = 0): boolean =>
  (current?.netCents ?? 0) + saleCents > OSS_THRESHOLD_CENTS || (before?.netCents ?? 0) > OSS_THRESHOLD_CENTS;
