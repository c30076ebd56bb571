import type { DashboardStats } from '@aimante/api-contract/operations';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type Period, soldOrders } from './sales.ts';

type CouponFigure = DashboardStats['coupons'][number];

/** The coupons used most in the period. Orders count as in the revenue, so a past period does not change. */
export async function readCouponFigures(db: Queryable, period: Period): Promise<CouponFigure[]> {
  const { rows } = await db.execute<CouponFigure>(sql`SELECT o.coupon_code AS code, sum(s.times)::int AS uses,
      sum(s.times * o.discount_cents)::int AS "discountCents"
    FROM ${soldOrders(period)} s JOIN orders o ON o.id = s.id WHERE o.coupon_code IS NOT NULL
    GROUP BY o.coupon_code HAVING sum(s.times) > 0 ORDER BY uses DESC, code LIMIT 10`);
  return rows;
}
