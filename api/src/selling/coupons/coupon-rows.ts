import type { Queryable } from '../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

export interface CouponRow extends Record<string, unknown> {
  id: string;
  code: string;
  discountType: 'percentage' | 'fixed';
  discountValue: number;
  minimumCents: number;
  startsAt: string | null;
  endsAt: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  firstOrderOnly: boolean;
  customerId: string | null;
  scope: { productIds?: string[]; categoryIds?: string[] };
  used: number;
  isActive: boolean;
  note: string | null;
  version: number;
  createdAt: string;
  deletedAt: string | null;
}

export const couponColumns = sql`c.id, c.code, c.discount_type AS "discountType", c.discount_value AS "discountValue",
  c.minimum_cents AS "minimumCents", c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.max_uses AS "maxUses",
  c.max_uses_per_customer AS "maxUsesPerCustomer", c.first_order_only AS "firstOrderOnly", c.customer_id AS "customerId",
  c.scope, c.used, c.is_active AS "isActive", c.note, c.version, c.created_at AS "createdAt",
  c.deleted_at AS "deletedAt"`;

export async function selectCoupons(db: Queryable, where: SQL, { isDeleted = false } = {}): Promise<CouponRow[]> {
  const { rows } = await db.execute<CouponRow>(
    sql`SELECT ${couponColumns} FROM coupons c WHERE (c.deleted_at IS NOT NULL) = ${isDeleted} AND (${where}) ORDER BY c.created_at DESC, c.id`,
  );
  return rows;
}

/** The customer of a coupon. A guest has no e-mail address yet before entering it. */
export interface CouponCustomer {
  userId: string | undefined;
  email: string | undefined;
}

export interface CouponWithUse extends CouponRow {
  ownUses: number;
  ownOrders: number;
}

export async function findCoupon(
  db: Queryable,
  code: string,
  { email, replacedId = null }: CouponCustomer & { replacedId?: string | null | undefined },
): Promise<CouponWithUse | undefined> {
  const key = email ?? null;
  const { rows } = await db.execute<CouponWithUse>(sql`SELECT ${couponColumns},
      c.used - (SELECT count(*)::int FROM coupon_uses u WHERE u.coupon_id = c.id AND u.order_id = ${replacedId}::uuid
        AND u.released_at IS NULL) AS used,
      (SELECT count(*)::int FROM coupon_uses u WHERE u.coupon_id = c.id AND u.customer_key = ${key}::text
        AND u.released_at IS NULL AND u.order_id IS DISTINCT FROM ${replacedId}::uuid) AS "ownUses",
      (SELECT count(*)::int FROM orders o WHERE o.email = ${key}::text AND o.status <> 'annule'
        AND o.id IS DISTINCT FROM ${replacedId}::uuid) AS "ownOrders"
    FROM coupons c WHERE c.deleted_at IS NULL AND c.code = ${code}`);
  return rows[0];
}
