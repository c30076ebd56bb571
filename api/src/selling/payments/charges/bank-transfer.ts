import { parisTime } from '@aimante/shop/calendar';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Services } from '../../../platform/services/services.ts';
import { commerceSettings } from '../../../platform/settings/commerce-settings.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { removeOrdered } from '../../carts/ordered-lines.ts';
import { queueOrderMail } from '../../orders/access/order-mail.ts';
import { insertAttempt } from '../../orders/placement/attempt-rows.ts';
import { extendHold } from '../../orders/placement/stock-hold.ts';
import { addOrderEvent, type OrderActor } from '../../orders/record/order-event.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';
import { transferMs } from '../../orders/record/order-times.ts';

/** The shop took the order for a customer that pays by bank transfer. */
export async function expectTransfer(
  services: Services,
  tx: Queryable,
  { order, by, until, replaces }: { order: OrderRow; by: OrderActor; until: Date; replaces: string | null },
): Promise<void> {
  const attemptId = await insertAttempt(tx, { order, provider: 'transfer', now: services.now() });
  const data = { provider: 'transfer' };
  const at = services.now();
  await addOrderEvent(tx, { orderId: order.id, type: 'payment_started', by, at, data, isInternal: true });
  await awaitTransfer(services, tx, { order, attemptId, until, replaces });
}

/** A bank transfer takes days: reserves the stock for that time and mails the bank details to the customer. */
export async function awaitTransfer(
  services: Services,
  tx: Queryable,
  {
    order,
    attemptId,
    until = new Date(services.now().getTime() + transferMs),
    replaces = null,
  }: { order: OrderRow; attemptId: string; until?: Date; replaces?: string | null },
): Promise<void> {
  const { shop } = await commerceSettings({ db: tx, changes: services.changes });
  const bank = { iban: shop.iban, bic: shop.bic, holder: shop.legalName, dueOn: parisTime(until).day };
  const action = { kind: 'transfer', ...bank, reference: order.number, amountCents: order.totalCents };
  await extendHold(tx, order.id, until);
  await removeOrdered(tx, { orderId: order.id, userId: order.userId, at: services.now() });
  await tx.execute(
    sql`UPDATE payment_attempts SET data = ${JSON.stringify({ action })}::jsonb WHERE id = ${attemptId}`,
  );
  await queueOrderMail(services, tx, { order, kind: 'transfer-awaited', payload: { ...bank, replaces } });
}
