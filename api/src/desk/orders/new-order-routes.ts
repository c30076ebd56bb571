import { orderDeskEndpoints as endpoints } from '@aimante/api-contract/order-desk/endpoints';
import { deskOrderDetailSchema } from '@aimante/api-contract/order-desk/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { photoOwners } from '../../people/index.ts';
import { type AuditEntry, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { unlessRefused } from '../../platform/http/answers/messages.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import {
  type AbandonedPayment,
  answerOnce,
  cancelAtProvider,
  deliveryOf,
  findFormerOrder,
  makeQuote,
  type OnceKey,
  onceKeyOf,
  orderErrors,
  type PlacementForCustomer,
  placeForCustomer,
  readCustomer,
  refreshOpenAttempt,
  replaceForCustomer,
  type StoredAnswer,
  sendStored,
} from '../../selling/index.ts';
import { readDeskOrder } from './desk-order.ts';
import { readOrderDraft } from './order-draft.ts';

interface Visit {
  actor: Actor;
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}

interface Placing {
  once: Pick<OnceKey, 'route' | 'request'>;
  entry: Pick<AuditEntry, 'action' | 'after'> & { entityId?: string };
  work: (
    tx: Queryable,
    common: Pick<PlacementForCustomer<StoredAnswer>, 'by' | 'owners' | 'finish'>,
  ) => Promise<StoredAnswer | Refusal>;
}

/** Orders that the team takes for a customer, such as by phone. */
export const registerNewOrders: ApiModule = (app, services) => {
  const { db } = services;
  const owners = photoOwners(services.config);

  route(app, endpoints.quoteNewOrder, async ({ body: { email, replaces, ...asked }, locale }) => {
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

  /** Places an order once per key, and answers with it. */
  const place = async ({ actor, request, locale, reply }: Visit, { once, entry, work }: Placing) => {
    const key = onceKeyOf(request);
    if (key instanceof Refusal) return key;
    const answer = await inTransaction(db, (tx) =>
      answerOnce(tx, { key, owner: `user:${actor.id}`, ...once }, () =>
        work(tx, {
          by: { role: 'admin', id: actor.id },
          owners: owners.keysOf(request, actor),
          async finish({ id, number }) {
            await recordAudit(
              tx,
              { actor, request },
              { entity: 'order', entityId: id, ...entry, after: { number, ...entry.after } },
            );
            const placed = await readDeskOrder(services, tx, { id, locale });
            return { status: 201, text: JSON.stringify(deskOrderDetailSchema.parse(placed)) };
          },
        }),
      ),
    );
    return unlessRefused(answer, (stored) => sendStored(reply, stored));
  };

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
