import { orderEndpoints as endpoints } from '@aimante/api-contract/orders/endpoints';
import { photoOwners } from '../../people/index.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { cancelOrder } from '../order-changes/cancel-order.ts';
import { readCheckout } from '../orders/access/checkout-identity.ts';
import { readOrderToken } from '../orders/access/order-link.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { byVisitor } from '../orders/record/order-event.ts';
import { lockOrder } from '../orders/record/order-rows.ts';
import { changeAddress } from './change-address.ts';
import { claimProblem, withdraw } from './claims.ts';
import { requestOrderLink } from './order-link-requests.ts';
import { orderVisits } from './order-visits.ts';
import { reorder } from './reorder.ts';
import { listOrders } from './views/order-list.ts';
import { readOrder } from './views/order-view.ts';

const linkRequested = {
  fr: 'Si une commande porte ce numéro et cette adresse, son lien vient d’y être envoyé. Regardez aussi dans les indésirables.',
  en: 'If an order has this number and this address, its link has been sent there. Check your spam folder too.',
};

export const registerCustomerOrders: ApiModule = (app, services) => {
  const { db, secrets, now, config } = services;
  const owners = photoOwners(config);
  const { open, change } = orderVisits(services);

  route(app, endpoints.listOrders, async ({ actor, query }) => listOrders(services, actor.id, query));

  route(app, endpoints.requestOrderLink, async ({ body, locale }) => {
    const refusal = await requestOrderLink(services, { ...body, locale });
    return refusal ?? messageIn(linkRequested, locale);
  });

  route(app, endpoints.trackOrder, async ({ params, locale }) => {
    const id = readOrderToken(secrets.link, params.token, now());
    const found = id === undefined ? undefined : await db.execute(sql`SELECT 1 FROM orders WHERE id = ${id}`);
    if (id === undefined || found?.rows.length === 0) return orderErrors.ORDER_NOT_FOUND();
    return readOrder(services, db, { id, locale });
  });

  route(app, endpoints.findCheckout, ({ params, actor }) => readCheckout(services, params.checkoutId, actor));

  route(app, endpoints.getOrder, async (visit) => {
    const found = await open(visit);
    return found instanceof Refusal ? found : readOrder(services, db, { id: found.id, locale: visit.locale });
  });

  route(app, endpoints.cancelOrder, async (visit) =>
    change(visit, (tx, order) =>
      cancelOrder(services, tx, { order, by: byVisitor(visit.actor), reason: visit.body.reason }),
    ),
  );

  route(app, endpoints.changeOrderAddress, async (visit) =>
    change(visit, (tx, order) => {
      const { body: address, locale, actor } = visit;
      return changeAddress(services, tx, { order, address, locale, by: byVisitor(actor) });
    }),
  );

  route(app, endpoints.reorder, async (visit) => {
    const found = await open(visit);
    if (found instanceof Refusal) return found;
    const { request, reply, actor } = visit;
    const claimOwner = () => owners.claim(request, reply, actor);
    return reorder(services, found.id, { owners: owners.keysOf(request, actor), claimOwner });
  });

  route(app, endpoints.claimOrder, async (visit) => {
    const order = await open(visit);
    if (order instanceof Refusal) return order;
    const { body, actor, request, locale } = visit;
    return inTransaction(db, async (tx) => {
      const view = await readOrder(services, tx, { id: order.id, locale });
      const keys = owners.keysOf(request, actor);
      return claimProblem(services, tx, { order, view, by: byVisitor(actor), body, owners: keys });
    });
  });

  route(app, endpoints.withdrawFromOrder, async (visit) => {
    const found = await open(visit);
    if (found instanceof Refusal) return found;
    return inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, found.id);
      const view = await readOrder(services, tx, { id: order.id, locale: visit.locale });
      return withdraw(services, tx, { order, view, by: byVisitor(visit.actor), body: visit.body });
    });
  });
};
