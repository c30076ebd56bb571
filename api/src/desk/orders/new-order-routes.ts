import { orderDeskEndpoints as endpoints } from '@aimante/api-contract/order-desk/endpoints';
import { deskOrderDetailSchema } from '@aimante/api-contract/order-desk/schemas';
import { photoOwners } from '../../people/index.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { unlessRefused } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import {
  answerOnce,
  deliveryOf,
  makeQuote,
  onceKeyOf,
  placeForCustomer,
  readCustomer,
  sendStored,
} from '../../selling/index.ts';
import { readDeskOrder } from './desk-order.ts';

/** Orders that the team takes for a customer, such as by phone. */
export const registerNewOrders: ApiModule = (app, services) => {
  const { db } = services;
  const owners = photoOwners(services.config);

  route(app, endpoints.quoteNewOrder, async ({ body: { email, ...asked }, locale }) => {
    const customer = email ? await readCustomer(db, email) : { userId: undefined, email: undefined };
    const request = { ...asked, usesPoints: false, isGiftWrapped: false };
    const { quote } = await makeQuote(services, db, { request, customer, locale });
    return { ...quote, points: null };
  });

  route(app, endpoints.placeNewOrder, async ({ body, actor, request, locale, reply }) => {
    const key = onceKeyOf(request);
    if (key instanceof Refusal) return key;
    const delivery = await deliveryOf(services, body);
    if (delivery instanceof Refusal) return delivery;
    const once = { key, owner: `user:${actor.id}`, route: 'new order', request: body };
    const answer = await inTransaction(db, (tx) =>
      answerOnce(tx, once, () =>
        placeForCustomer(services, tx, {
          taken: body,
          delivery,
          by: { role: 'admin', id: actor.id },
          owners: owners.keysOf(request, actor),
          async finish({ id, number }) {
            const after = { number, payment: body.payment };
            const entry = { action: 'order.create', entity: 'order', entityId: id, after } as const;
            await recordAudit(tx, { actor, request }, entry);
            const placed = await readDeskOrder(services, tx, { id, locale });
            return { status: 201, text: JSON.stringify(deskOrderDetailSchema.parse(placed)) };
          },
        }),
      ),
    );
    return unlessRefused(answer, (stored) => sendStored(reply, stored));
  });
};
