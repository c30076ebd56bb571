import type { OrderStage, OrderStatus, PaymentStatus } from '@aimante/api-contract/orders';
import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';

/** The fields that decide what may happen to an order. Lines and texts are read where they are shown. */
export interface OrderRow extends Record<string, unknown> {
  id: string;
  number: string;
  userId: string | null;
  email: string;
  locale: Locale;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  stage: OrderStage;
  totalCents: number;
  refundedCents: number;
  couponId: string | null;
  shippingMethod: ShippingMethodCode;
  holdExpiresAt: string | null;
  holdExtended: boolean;
  paidAt: string | null;
  completedAt: string | null;
  createdAt: string;
  version: number;
}

const columns = sql`o.id, o.number, o.user_id AS "userId", o.email, o.locale, o.status, o.payment_status AS "paymentStatus",
  o.stage, o.total_cents AS "totalCents", o.refunded_cents AS "refundedCents", o.coupon_id AS "couponId",
  o.shipping_method AS "shippingMethod", o.hold_expires_at AS "holdExpiresAt", o.hold_extended AS "holdExtended",
  o.paid_at AS "paidAt", o.completed_at AS "completedAt", o.created_at AS "createdAt", o.version`;

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const { rows } = await db.execute<OrderRow>(sql`SELECT ${columns} FROM orders o WHERE o.id = ${id}`);
  return rows[0];
}

export async function findOrderByNumber(db: Queryable, number: string): Promise<OrderRow | undefined> {
  const { rows } = await db.execute<OrderRow>(sql`SELECT ${columns} FROM orders o WHERE o.number = ${number}`);
  return rows[0];
}

/**
 * Locks the order's row, as every change of an order must do first: changes run one after the other. A supplement also
 * locks the order that it adds to, always first.
 */
export async function lockOrder(db: Queryable, id: string): Promise<OrderRow> {
  await db.execute(sql`SELECT 1 FROM orders b JOIN order_supplements s ON s.base_id = b.id WHERE s.order_id = ${id}
    FOR UPDATE OF b`);
  const { rows } = await db.execute<OrderRow>(sql`SELECT ${columns} FROM orders o WHERE o.id = ${id} FOR UPDATE`);
  const [order] = rows;
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}

/** For jobs: skips orders that another transaction is changing. The next run finds them. */
export async function lockNextOrder(db: Queryable, where: SQL): Promise<OrderRow | undefined> {
  const { rows } = await db.execute<OrderRow>(
    sql`SELECT ${columns} FROM orders o WHERE ${where} ORDER BY o.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return rows[0];
}
