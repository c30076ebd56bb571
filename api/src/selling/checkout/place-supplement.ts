import type { supplementSchema } from '@aimante/api-contract/order-desk/new-order-schemas';
import type { z } from 'zod';
import { userKey } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { addOrderEvent } from '../orders/record/order-event.ts';
import { lockOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { takenMs } from '../orders/record/order-times.ts';
import { linesInWords, lockBaseOf, supplementsOf, takesItems } from '../orders/record/supplements.ts';
import type { PaidBase } from './paid-base.ts';
import { handOver, type PlacementForCustomer } from './place-for-customer.ts';
import { placeNew } from './place-new.ts';

export interface SupplementPlacement<T> extends Pick<PlacementForCustomer<T>, 'by' | 'owners' | 'finish'> {
  base: PaidBase;
  contents: z.output<typeof supplementSchema>;
}

/**
 * Offers items that are added to a paid order: an unpaid order of its own, for the same customer and delivery, that costs
 * no delivery. Nothing of the paid order changes before it is paid.
 */
export async function placeSupplement<T>(
  services: Services,
  tx: Queryable,
  { base, contents, by, owners, finish }: SupplementPlacement<T>,
): Promise<T | Refusal> {
  const now = services.now();
  const refusal = await refuse(services, tx, { base, version: contents.version });
  if (refusal) return refusal;
  const { customer, delivery, locale, phone, isGift, method } = base;
  const checkoutId = crypto.randomUUID();
  const owner = customer.userId === undefined ? `order:${checkoutId}` : userKey(customer.userId);
  const items = await handOver(tx, { items: contents.items, from: owners, to: owner, now });
  const draft = {
    ...{ items, checkoutId, quoteHash: contents.quoteHash, shipping: { method } },
    ...{ couponCode: null, customerNote: null, billingAddress: delivery.billing, usesPoints: false },
    contact: { email: customer.email, phone },
    gift: isGift ? { message: null, isWrapped: false } : null,
    ...{ acceptTerms: true as const, isRepeat: true },
  };
  const holdUntil = new Date(now.getTime() + takenMs.link);
  return placeNew(services, tx, {
    ...{ draft, customer, delivery, locale, by, holdUntil, owners: [owner], isSupplement: true },
    async finish(order) {
      await tx.execute(sql`INSERT INTO order_supplements (order_id, base_id, created_by, created_at)
        VALUES (${order.id}, ${base.id}, ${by.id}, ${now.toISOString()})`);
      const data = { text: order.number };
      await addOrderEvent(tx, { orderId: base.id, type: 'supplement_offered', by, at: now, data, isInternal: true });
      await offerSupplement(services, tx, { order, serial: '' });
      return finish(order);
    },
  });
}

async function refuse(
  services: Services,
  tx: Queryable,
  { base: { id }, version }: { base: PaidBase; version: number },
): Promise<Refusal | undefined> {
  if (await lockBaseOf(tx, id)) return orderErrors.SUPPLEMENT_FIXED();
  const order = await lockOrder(tx, id);
  const { stage, status } = order;
  if (order.version !== version) return httpErrors.VERSION_CONFLICT({ current: { stage, status } });
  if (!(await takesItems(services, tx, order))) return orderErrors.SUPPLEMENT_IMPOSSIBLE();
  const open = (await supplementsOf(tx, id)).find(({ isOpen }) => isOpen);
  return open && orderErrors.SUPPLEMENT_OPEN({ number: open.number });
}

/** The mail with the link to pay. `serial` distinguishes it from those sent before. */
export async function offerSupplement(
  services: Services,
  tx: Queryable,
  { order, serial }: { order: OrderRow; serial: string },
): Promise<void> {
  const base = await lockBaseOf(tx, order.id);
  const payload = {
    heldUntil: order.holdExpiresAt ?? '',
    baseNumber: base?.number ?? '',
    lines: await linesInWords(tx, order.id),
  };
  await queueOrderMail(services, tx, { order, kind: 'supplement-offered', payload, serial });
}
