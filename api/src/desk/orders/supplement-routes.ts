import type { Quote } from '@aimante/api-contract/checkout';
import type { DeskOrderDetail, NewOrder } from '@aimante/api-contract/order-desk';
import { orderDeskEndpoints as endpoints } from '@aimante/api-contract/order-desk/endpoints';
import { type AuditEntry, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule, Services } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import {
  type AbandonedPayment,
  cancelAtProvider,
  findPaidBase,
  lockOrder,
  makeQuote,
  type OrderRow,
  offerSupplement,
  orderErrors,
  placeSupplement,
  refreshOpenAttempt,
  supplementsOf,
  withdrawSupplement,
} from '../../selling/index.ts';
import { readDeskOrder } from './desk-order.ts';
import { type PlacingVisit, placerOf } from './place-once.ts';

interface SupplementQuote {
  baseId: string;
  items: NewOrder['items'];
  locale: Locale;
}

export async function quoteSupplement(
  services: Services,
  { baseId, items, locale }: SupplementQuote,
): Promise<Quote | Refusal> {
  const base = await findPaidBase(services.db, baseId);
  if (!base) return orderErrors.ORDER_NOT_FOUND();
  const { customer, method, delivery } = base;
  const goods = { items, couponCode: null, isGiftWrapped: false, usesPoints: false };
  const request = { ...goods, shippingMethod: method, ...delivery.destination };
  const { quote } = await makeQuote(services, services.db, { request, customer, locale, isSupplement: true });
  return { ...quote, points: null };
}

type Visit = Omit<PlacingVisit, 'reply'> & { params: { id: string; supplement: string } };

/** Items that the team adds to a paid order, once the customer has paid them. */
export const registerSupplements: ApiModule = (app, services) => {
  const { db } = services;
  const place = placerOf(services);

  route(app, endpoints.offerSupplement, async ({ body, params, ...visit }) => {
    const base = await findPaidBase(db, params.id);
    if (!base) return orderErrors.ORDER_NOT_FOUND();
    return place(visit, {
      once: { route: `supplement ${base.id}`, request: body },
      entry: { action: 'order.offer-supplement' },
      shownId: base.id,
      work: (tx, common) => placeSupplement(services, tx, { ...common, base, contents: body }),
    });
  });

  /** A change of a supplement that answers with the order that it adds to. */
  const change = (
    { params, actor, request, locale }: Visit,
    { action, work }: { action: AuditEntry['action']; work: (tx: Queryable, order: OrderRow) => Promise<unknown> },
  ): Promise<DeskOrderDetail | Refusal> =>
    inTransaction(db, async (tx) => {
      const known = await supplementsOf(tx, params.id);
      if (!known.some(({ id }) => id === params.supplement)) return orderErrors.SUPPLEMENT_CLOSED();
      const refusal = await work(tx, await lockOrder(tx, params.supplement));
      if (refusal instanceof Refusal) return refusal;
      await recordAudit(tx, { actor, request }, { action, entity: 'order', entityId: params.supplement });
      return readDeskOrder(services, tx, { id: params.id, locale });
    });

  route(app, endpoints.withdrawSupplement, async (visit) => {
    await refreshOpenAttempt(services, visit.params.supplement);
    const abandoned: AbandonedPayment[] = [];
    const answer = await change(visit, {
      action: 'order.withdraw-supplement',
      async work(tx, order) {
        const closed = await withdrawSupplement(services, tx, { order, by: { role: 'admin', id: visit.actor.id } });
        if (!(closed instanceof Refusal)) abandoned.push(...closed);
        return closed;
      },
    });
    if (!(answer instanceof Refusal)) await cancelAtProvider(services, abandoned);
    return answer;
  });

  route(app, endpoints.resendSupplement, (visit) =>
    change(visit, {
      action: 'order.resend-supplement',
      async work(tx, order) {
        if (order.paymentStatus === 'paid') return orderErrors.ORDER_ALREADY_PAID();
        // One mail a minute, however often the button is pressed.
        const minute = Math.floor(services.now().getTime() / 60_000);
        return offerSupplement(services, tx, { order, serial: String(minute) });
      },
    }),
  );
};
