import type { Queryable } from '../../platform/database/connection/connect.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { addOrderEvent, byProvider, bySystem } from '../orders/record/order-event.ts';
import { isUnproduced } from '../orders/record/order-machine.ts';
import { lockOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { supplementEnds, supplementsOf, takesItems } from '../orders/record/supplements.ts';
import { cancelOrder } from './cancel-order.ts';

/** The order has changed, so an unpaid supplement of it is no longer offered. */
export async function closeOpenSupplements(services: Services, tx: Queryable, baseId: string): Promise<void> {
  for (const { id, isOpen } of await supplementsOf(tx, baseId)) if (isOpen) await close(services, tx, id);
}

/** Supplements do not outlive their order: paid ones are refunded, unless they are made already. */
export async function closeSupplementsOfCancelled(
  services: Services,
  tx: Queryable,
  { orderId }: { orderId: string },
): Promise<void> {
  for (const { id } of await supplementsOf(tx, orderId)) await close(services, tx, id);
}

async function close(services: Services, tx: Queryable, id: string): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!isUnproduced(order.stage)) return;
  const cancelled = await cancelOrder(services, tx, { order, by: bySystem, reason: supplementEnds.outdated });
  if (cancelled instanceof Refusal) throw new Error(`Supplement ${order.number} cannot be closed: ${cancelled.code}`);
}

interface Joining {
  supplement: OrderRow;
  base: OrderRow;
}

/**
 * Whether a payment of a supplement is too late. A supplement that was withdrawn or has expired is never reopened. One of
 * an order that has changed is closed; the mail about the refund follows.
 */
export async function isTooLateToJoin(
  services: Services,
  tx: Queryable,
  { supplement, base }: Joining,
): Promise<boolean> {
  if (supplement.status === 'annule') return true;
  if (await takesItems(services, tx, base)) return false;
  const cancelled = await cancelOrder(services, tx, {
    order: supplement,
    by: bySystem,
    reason: supplementEnds.outdated,
    isSilent: true,
  });
  if (cancelled instanceof Refusal) throw new Error(`Supplement ${supplement.number} cannot be closed`);
  return true;
}

/** Mails customer and team that the payment of a supplement is refunded. */
export async function reportLateSupplement(
  services: Services,
  tx: Queryable,
  { supplement, base, amountCents }: Joining & { amountCents: number },
): Promise<void> {
  const event = { orderId: base.id, type: 'supplement_late', by: byProvider, at: services.now() } as const;
  await addOrderEvent(tx, { ...event, data: { text: supplement.number }, isInternal: true });
  const payload = { baseNumber: base.number, amountCents };
  await queueOrderMail(services, tx, { order: supplement, kind: 'supplement-late', payload });
  await tellMember(services, tx, { supplement, base, amountCents });
}

/** Writes to the member of the team that offered it. */
async function tellMember(
  { config }: Services,
  tx: Queryable,
  { supplement, base, amountCents }: Joining & { amountCents: number },
): Promise<void> {
  const { rows } = await tx.execute<{ email: string; locale: Locale }>(sql`SELECT u.email, u.locale
    FROM order_supplements s JOIN users u ON u.id = s.created_by WHERE s.order_id = ${supplement.id} AND u.is_active`);
  for (const { email, locale } of rows) {
    const link = sitePage(config.siteUrl, locale, { path: `/admin/orders/${base.id}` });
    const payload = { orderNumber: supplement.number, baseNumber: base.number, amountCents, link };
    const dedupeKey = `supplement-late-team:${supplement.id}`;
    await queueMail(tx, { kind: 'supplement-late-team', to: email, locale, payload, dedupeKey });
  }
}
