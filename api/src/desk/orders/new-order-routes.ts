import { orderDeskEndpoints as endpoints } from '@aimante/api-contract/order-desk/endpoints';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import {
  type AbandonedPayment,
  cancelAtProvider,
  deliveryOf,
  findFormerOrder,
  makeQuote,
  orderErrors,
  placeForCustomer,
  readCustomer,
  refreshOpenAttempt,
  replaceForCustomer,
} from '../../selling/index.ts';
import { findCustomers } from './find-customers.ts';
import { readOrderDraft } from './order-draft.ts';
import { placerOf } from './place-once.ts';
import { quoteSupplement } from './supplement-routes.ts';

/** Orders that the team takes for a customer, such as by phone. */
export const registerNewOrders: ApiModule = (app, services) => {
  const { db } = services;

  route(app, endpoints.findCustomers, ({ query }) => findCustomers(db, query.search));

  route(app, endpoints.quoteNewOrder, async ({ body: { email, replaces, supplements, ...asked }, locale }) => {
    if (supplements) return quoteSupplement(services, { baseId: supplements, items: asked.items, locale });
    const former = replaces ? await findFormerOrder(db, replaces) : undefined;
    const guest = { userId: undefined, email: undefined };
    const customer = former?.customer ?? (email ? await readCustomer(db, email) : guest);
    const { quote } = await makeQuote(services, db, {
      request: { ...asked, usesPoints: former?.usesPoints ?? false, isGiftWrapped: former?.gift?.isWrapped ?? false },
      customer,
      locale,
      replacedId: former?.id,
    });
    return former ? quote : { ...quote, points: null };
  });

  route(app, endpoints.getOrderDraft, ({ params, locale }) => readOrderDraft(services, db, { id: params.id, locale }));

  const place = placerOf(services);

  route(app, endpoints.placeNewOrder, async ({ body, ...visit }) => {
    const delivery = await deliveryOf(services, body);
    if (delivery instanceof Refusal) return delivery;
    return place(visit, {
      once: { route: 'new order', request: body },
      entry: { action: 'order.create', after: { payment: body.payment } },
      work: (tx, common) => placeForCustomer(services, tx, { ...common, taken: body, delivery }),
    });
  });

  route(app, endpoints.replaceUnpaidOrder, async ({ body, params, ...visit }) => {
    const former = await findFormerOrder(db, params.id);
    if (!former) return orderErrors.ORDER_NOT_FOUND();
    const billingAddress = body.billingAddress ?? former.billing;
    const delivery = await deliveryOf(services, { ...body, billingAddress });
    if (delivery instanceof Refusal) return delivery;
    await refreshOpenAttempt(services, former.id);
    const abandoned: AbandonedPayment[] = [];
    const answer = await place(visit, {
      once: { route: `replace ${former.id}`, request: body },
      entry: { action: 'order.replace', entityId: former.id, after: { payment: body.payment } },
      work: (tx, common) =>
        replaceForCustomer(services, tx, { ...common, former, contents: body, delivery, abandoned }),
    });
    if (!(answer instanceof Refusal)) await cancelAtProvider(services, abandoned);
    return answer;
  });
};
