import { createHash } from 'node:crypto';
import type { CheckoutOrder as ContractOrder } from '@aimante/api-contract/orders';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Actor } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { orderErrors } from '../record/errors.ts';
import type { Customer, OrderDraft } from './order-draft.ts';
import { signOrderToken } from './order-link.ts';

export interface CheckoutOrder extends Record<string, unknown> {
  id: string;
  number: string;
  userId: string | null;
  isPaid: boolean;
  /** Paid, or to be paid by bank transfer. */
  isOrdered: boolean;
  requestHash: string | null;
}

/** Serialises requests for one cart until the transaction ends. */
export async function lockCheckout(tx: Queryable, checkoutId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${checkoutId}::text, 0))`);
}

export async function findCheckoutOrder(db: Queryable, checkoutId: string): Promise<CheckoutOrder | undefined> {
  const { rows } = await db.execute<CheckoutOrder>(sql`SELECT o.id, o.number, o.user_id AS "userId",
      o.payment_status = 'paid' AS "isPaid", o.request_hash AS "requestHash",
      o.payment_status = 'paid' OR EXISTS (SELECT 1 FROM payment_attempts a
        WHERE a.order_id = o.id AND a.provider = 'transfer' AND a.state = 'open') AS "isOrdered"
    FROM orders o WHERE o.checkout_id = ${checkoutId} AND (o.status <> 'annule' OR o.payment_status = 'paid')
    ORDER BY o.payment_status = 'paid' DESC, o.created_at DESC LIMIT 1`);
  return rows[0];
}

/**
 * An order of an account belongs to it. An order without one belongs to the browser that knows the checkout identity.
 */
const isOwnOrder = ({ userId }: CheckoutOrder, actor: Actor | undefined): boolean =>
  userId === null || userId === actor?.id;

type Context = Pick<Services, 'secrets' | 'now'>;

export const tokenOfOrder = ({ secrets, now }: Context, id: string): string => signOrderToken(secrets.link, id, now());

export async function readCheckout(
  services: Context & Pick<Services, 'db'>,
  checkoutId: string,
  actor: Actor | undefined,
): Promise<ContractOrder> {
  const found = await findCheckoutOrder(services.db, checkoutId);
  if (!found || !isOwnOrder(found, actor)) return { order: null };
  const { id, number, isOrdered } = found;
  return { order: { id, number, isOrdered, trackToken: tokenOfOrder(services, id) } };
}

/** The cart was ordered before: the refusal leads its owner to the order. */
export function refuseOrdered(context: Context, order: CheckoutOrder, actor: Actor | undefined): Refusal {
  const { id, number, isPaid } = order;
  return orderErrors.CHECKOUT_ORDERED(
    isOwnOrder(order, actor) ? { number, isPaid, trackToken: tokenOfOrder(context, id) } : {},
  );
}

const sha256 = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Equal for two requests for the same order. */
export function requestHashOf(
  { checkoutId: _, lastCheckoutId: __, isRepeat: ___, promisedUntil: ____, ...draft }: OrderDraft,
  customer: Customer,
): string {
  return sha256([draft, customer]);
}

/** Equal for two carts with the same contents; the ids of their lines do not count. */
export function contentHashOf({ items }: OrderDraft): string {
  return sha256(items.map(({ lineId: _, ...item }) => JSON.stringify(item)).sort());
}

interface Repeat {
  draft: OrderDraft;
  customer: Customer;
}

const dayMs = 24 * 3_600_000;

/**
 * Refuses a cart that repeats an order of the last day, paid or with a bank transfer on its way. Only the customer of
 * that order gets the question: the account, the owner of its photos, or the device that placed it. Anyone else may only
 * know the e-mail address, and must not learn from the answer that it ordered.
 */
export async function refuseRepeat(
  context: Context,
  tx: Queryable,
  { draft, customer: { email, userId } }: Repeat,
): Promise<Refusal | undefined> {
  if (draft.isRepeat) return undefined;
  const isProven = userId !== undefined || draft.items.some(({ photos }) => photos.length > 0);
  const since = new Date(context.now().getTime() - dayMs).toISOString();
  const { rows } = await tx.execute<{ id: string; number: string }>(sql`SELECT id, number FROM orders o
    WHERE email = ${email} AND content_hash = ${contentHashOf(draft)} AND status <> 'annule'
      AND (${isProven}::boolean OR checkout_id = ${draft.lastCheckoutId ?? null}::uuid)
      AND user_id IS NOT DISTINCT FROM ${userId ?? null}::uuid AND coalesce(paid_at, created_at) > ${since}
      AND (payment_status = 'paid' OR EXISTS (SELECT 1 FROM payment_attempts a
        WHERE a.order_id = o.id AND a.provider = 'transfer' AND a.state IN ('open', 'requires_action')))
    ORDER BY coalesce(paid_at, created_at) DESC LIMIT 1`);
  const [order] = rows;
  return order && orderErrors.ORDER_REPEATED({ number: order.number, trackToken: tokenOfOrder(context, order.id) });
}

/** The order that replaced another one, for callers that may see the other one: both have the same e-mail address. */
export async function replacementOf(db: Queryable, orderId: string): Promise<{ id: string } | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT p.id FROM orders o JOIN orders p
      ON p.checkout_id = o.checkout_id AND p.id <> o.id AND p.email = o.email
    WHERE o.id = ${orderId} AND o.status = 'annule' AND (p.status <> 'annule' OR p.payment_status = 'paid')
    ORDER BY p.payment_status = 'paid' DESC LIMIT 1`);
  return rows[0];
}

/** Whether a payment of a cancelled order is too late, because its cart was ordered again. */
export async function isReplaced(tx: Queryable, orderId: string): Promise<boolean> {
  const { rows: own } = await tx.execute<{ checkoutId: string | null; reason: string | null }>(
    sql`SELECT checkout_id AS "checkoutId", cancel_reason AS reason FROM orders WHERE id = ${orderId}`,
  );
  const [order] = own;
  if (!order?.checkoutId) return false;
  if (order.reason === replacedReason) return true;
  await lockCheckout(tx, order.checkoutId);
  return (await findCheckoutOrder(tx, order.checkoutId)) !== undefined;
}

export const replacedReason = 'replaced';
