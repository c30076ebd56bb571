import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { orderDeskEndpoints as endpoints } from '@aimante/api-contract/order-desk/endpoints';
import type { FastifyRequest } from 'fastify';
import { photoErrors } from '../../people/index.ts';
import { type AuditEntry, recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { unlessRefused } from '../../platform/http/answers/messages.ts';
import { type Actor, refusalOf } from '../../platform/http/guards/access.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { answerOnce, findOrder, lockOrder, onceKeyOf, orderErrors, sendStored } from '../../selling/index.ts';
import { moveOrders, undoMoves } from './bulk-moves.ts';
import {
  changeDeskAddress,
  changeDeskLines,
  changeDeskOrder,
  markDeskOrderPaid,
  refundDeskOrder,
  reviewPhoto,
} from './desk-actions.ts';
import { listDeskOrders } from './desk-list.ts';
import { readDeskOrder } from './desk-order.ts';
import type { LockedOrder } from './locked-order.ts';
import { addNote } from './mentions.ts';
import { openTile, softProofOf } from './order-tile.ts';
import { remindOfPhotos } from './remind-of-photos.ts';
import { listOrderMails, resendOrderMail } from './resend-mail.ts';
import { settleDeskRefund } from './settle-desk-refund.ts';

interface Visit {
  params: { id: string };
  actor: Actor;
  request: FastifyRequest;
  locale: Locale;
}

export const registerOrderDesk: ApiModule = (app, services) => {
  const { db } = services;

  /** An administrator's change of one order: locked, audited, and answered with the changed order. */
  const change = async (
    { params, actor, request, locale }: Visit,
    entry: Pick<AuditEntry, 'action' | 'after'>,
    work: (locked: LockedOrder) => Promise<unknown>,
  ): Promise<DeskOrderDetail | Refusal> => {
    if (!(await findOrder(db, params.id))) return orderErrors.ORDER_NOT_FOUND();
    return inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, params.id);
      const refusal = await work({ services, tx, order, by: { role: 'admin', id: actor.id } });
      if (refusal instanceof Refusal) return refusal;
      const before = { stage: order.stage, status: order.status };
      await recordAudit(tx, { actor, request }, { ...entry, entity: 'order', entityId: order.id, before });
      return readDeskOrder(services, tx, { id: order.id, locale });
    });
  };

  route(app, endpoints.listDeskOrders, ({ query }) => listDeskOrders(services, query));

  route(app, endpoints.getDeskOrder, async ({ params, locale }) => {
    const found = await findOrder(db, params.id);
    return found ? readDeskOrder(services, db, { id: found.id, locale }) : orderErrors.ORDER_NOT_FOUND();
  });

  route(app, endpoints.changeDeskOrder, (visit) =>
    change(visit, { action: 'order.change', after: visit.body }, (locked) => {
      const refunds = visit.body.status === 'annule' && locked.order.paymentStatus === 'paid';
      const refusal = refunds ? refusalOf(visit.actor, 'refunds:all', { stepUp: true }) : undefined;
      if (refusal) return Promise.resolve(refusal);
      return changeDeskOrder(locked, visit.body);
    }),
  );

  route(app, endpoints.changeDeskAddress, (visit) =>
    change(visit, { action: 'order.change-address' }, (locked) =>
      changeDeskAddress(locked, { ...visit.body, locale: visit.locale }),
    ),
  );

  route(app, endpoints.changeDeskLines, (visit) =>
    change(visit, { action: 'order.change-lines', after: visit.body }, (locked) => {
      const refusal = visit.body.refundCents > 0 ? refusalOf(visit.actor, 'refunds:all', { stepUp: true }) : undefined;
      return refusal ? Promise.resolve(refusal) : changeDeskLines(locked, visit.body);
    }),
  );

  route(app, endpoints.markOrderPaid, (visit) =>
    change(visit, { action: 'order.mark-paid', after: visit.body }, (locked) => markDeskOrderPaid(locked, visit.body)),
  );

  route(app, endpoints.noteOnOrder, (visit) =>
    change(visit, { action: 'order.note' }, (locked) => addNote(services, locked, visit.body)),
  );

  route(app, endpoints.listOrderMails, ({ params }) => listOrderMails(services, params.id));
  route(app, endpoints.resendOrderMail, (visit) => resendOrderMail(services, visit));

  route(app, endpoints.remindOfPhotos, (visit) => remindOfPhotos(services, visit));

  route(app, endpoints.reviewOrderPhoto, (visit) =>
    change(visit, { action: 'order.review-photo', after: visit.body }, (locked) =>
      reviewPhoto(locked, { ...visit.body, photo: visit.params.photo }),
    ),
  );

  route(app, endpoints.refundOrder, async ({ params, body, actor, request, reply }) => {
    const key = onceKeyOf(request);
    if (key instanceof Refusal) return key;
    if (!(await findOrder(db, params.id))) return orderErrors.ORDER_NOT_FOUND();
    const once = { key, owner: `user:${actor.id}`, route: `refund ${params.id}`, request: body };
    const answer = await inTransaction(db, (tx) =>
      answerOnce(tx, once, async () => {
        const order = await lockOrder(tx, params.id);
        const entry = { action: 'order.refund', entity: 'order', entityId: order.id, after: body } as const;
        await recordAudit(tx, { actor, request }, entry);
        return refundDeskOrder({ services, tx, order, by: { role: 'admin', id: actor.id } }, body);
      }),
    );
    return unlessRefused(answer, (stored) => sendStored(reply, stored));
  });

  route(app, endpoints.settleRefund, (visit) =>
    change(visit, { action: 'order.settle-refund', after: { ...visit.body, refund: visit.params.refund } }, (locked) =>
      settleDeskRefund(locked, { ...visit.body, id: visit.params.refund }),
    ),
  );

  route(app, endpoints.moveDeskOrders, ({ body, ...visit }) => moveOrders(services, visit, body));

  route(app, endpoints.undoDeskOrders, ({ body, ...visit }) => undoMoves(services, visit, body.orders));

  route(app, endpoints.getSoftProof, ({ params, query }) => softProofOf(services, { ...params, ...query }));
  route(app, endpoints.downloadTile, async ({ params, reply }) => {
    const file = await openTile(services, params);
    if (!file) return photoErrors.PHOTO_NOT_FOUND();
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, no-store')
      .header('content-length', file.size)
      .send(file.stream);
  });
};
