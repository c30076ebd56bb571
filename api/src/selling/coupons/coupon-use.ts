import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { couponErrors } from './errors.ts';

export interface CouponUse {
  couponId: string;
  orderId: string;
  /** The customer's e-mail address, so that a limit per customer also counts orders without an account. */
  customerKey: string;
  now: Date;
}

/**
 * Counts a use. The update locks the coupon's row until the order is committed, so that parallel orders respect the
 * limits.
 */
export async function takeCoupon(db: Queryable, use: CouponUse): Promise<Refusal | undefined> {
  const at = use.now.toISOString();
  const { rows } = await db.execute<{
    perCustomer: number | null;
    isForFirst: boolean;
  }>(sql`UPDATE coupons SET used = used + 1
    WHERE id = ${use.couponId} AND is_active AND deleted_at IS NULL AND (starts_at IS NULL OR starts_at <= ${at})
      AND (ends_at IS NULL OR ends_at > ${at}) AND (max_uses IS NULL OR used < max_uses)
    RETURNING max_uses_per_customer AS "perCustomer", first_order_only AS "isForFirst"`);
  const [coupon] = rows;
  if (!coupon) return couponErrors.COUPON_USED_UP();
  if (coupon.isForFirst && (await hasOtherOrder(db, use))) return couponErrors.COUPON_FIRST_ORDER_ONLY();
  const slots = coupon.perCustomer ?? 1_000_000;
  // The lowest free slot. Its unique index is a second guard, should the lock fail.
  const taken = await db.execute(sql`INSERT INTO coupon_uses (id, coupon_id, order_id, customer_key, slot, created_at)
    SELECT ${uuidv7(use.now.getTime())}, ${use.couponId}, ${use.orderId}, ${use.customerKey}, free.slot, ${at}
    FROM (SELECT coalesce(min(s.slot), 1) AS slot FROM (
      SELECT 1 AS slot UNION SELECT u.slot + 1 FROM coupon_uses u
        WHERE u.coupon_id = ${use.couponId} AND u.customer_key = ${use.customerKey} AND u.released_at IS NULL) s
      WHERE NOT EXISTS (SELECT 1 FROM coupon_uses t WHERE t.coupon_id = ${use.couponId}
        AND t.customer_key = ${use.customerKey} AND t.slot = s.slot AND t.released_at IS NULL)) free
    WHERE free.slot <= ${slots} RETURNING id`);
  return taken.rows.length > 0 ? undefined : couponErrors.COUPON_ALREADY_USED();
}

/** Checked again under the coupon's lock: of two first orders placed at once, the second is not a first order. */
async function hasOtherOrder(db: Queryable, { orderId, customerKey }: CouponUse): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM orders WHERE email = ${customerKey} AND status <> 'annule' AND id <> ${orderId} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Locks the coupon of the former order and that of the new one, always in the same order. */
export async function lockCoupons(
  db: Queryable,
  { orderId, couponId = null }: { orderId: string; couponId: string | null | undefined },
): Promise<void> {
  await db.execute(sql`SELECT 1 FROM coupons WHERE id = ${couponId}::uuid
    OR id IN (SELECT coupon_id FROM coupon_uses WHERE order_id = ${orderId} AND released_at IS NULL)
    ORDER BY id FOR NO KEY UPDATE`);
}

/** Returns a use after the order was cancelled or not paid. */
export async function returnCoupon(db: Queryable, orderId: string, now: Date): Promise<void> {
  await db.execute(sql`WITH freed AS (
      UPDATE coupon_uses SET released_at = ${now.toISOString()} WHERE order_id = ${orderId} AND released_at IS NULL
      RETURNING coupon_id)
    UPDATE coupons c SET used = c.used - 1 FROM freed WHERE c.id = freed.coupon_id`);
}

/**
 * Counts a returned use again for a reopened order. The limits are not checked again, because the discount was granted.
 */
export async function takeCouponAgain(db: Queryable, orderId: string): Promise<void> {
  await db.execute(sql`WITH taken AS (
      UPDATE coupon_uses u SET released_at = NULL, slot = (SELECT coalesce(max(o.slot), 0) + 1 FROM coupon_uses o
        WHERE o.coupon_id = u.coupon_id AND o.customer_key = u.customer_key)
      WHERE u.order_id = ${orderId} AND u.released_at IS NOT NULL RETURNING coupon_id)
    UPDATE coupons c SET used = c.used + 1, 
      max_uses = CASE WHEN c.max_uses IS NOT NULL THEN greatest(c.max_uses, c.used + 1) END FROM taken WHERE c.id = taken.coupon_id`);
}
