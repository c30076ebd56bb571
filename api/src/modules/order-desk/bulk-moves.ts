import type { BulkAnswer } from '@aimante/api-contract/order-desk';
import type { OrderStage } from '@aimante/api-contract/orders';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Actor } from '../../http/access.ts';
import { httpErrors } from '../../http/errors.ts';
import { type Locale, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { orderErrors } from '../orders/errors.ts';
import { moveOrder, undoMove } from '../orders/move-order.ts';
import { lastEventOf } from '../orders/order-event.ts';
import { undoStageOf } from '../orders/order-machine.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/order-rows.ts';
import type { Hand } from './desk-actions.ts';

interface Visit {
  actor: Actor;
  request: FastifyRequest;
  locale: Locale;
}

/** Orders one by one, each in its own transaction: one that is refused does not hold the others. */
async function moveEach(
  services: Services,
  { actor, request, locale }: Visit,
  { ids, after, move }: { ids: Iterable<string>; after: object; move: (hand: Hand) => Promise<OrderRow | Refusal> },
): Promise<BulkAnswer> {
  const { db } = services;
  const answer: BulkAnswer = { done: [], undo: [], refused: [] };
  for (const id of ids) {
    const found = await findOrder(db, id);
    const moved = found
      ? await inTransaction(db, async (tx) => {
          const order = await lockOrder(tx, id);
          await recordAudit(tx, { actor, request }, { action: 'order.change', entity: 'order', entityId: id, after });
          return move({ services, tx, order, by: { role: 'admin', id: actor.id } });
        })
      : orderErrors.ORDER_NOT_FOUND();
    if (moved instanceof Refusal)
      answer.refused.push({ id, number: found?.number ?? '', code: moved.code, message: moved.say(locale) });
    else answer.done.push(id);
  }
  return answer;
}

export async function moveOrders(
  services: Services,
  visit: Visit,
  { ids, stage }: { ids: readonly string[]; stage: OrderStage },
): Promise<BulkAnswer> {
  const undo: BulkAnswer['undo'] = [];
  const answer = await moveEach(services, visit, {
    ids: new Set(ids),
    after: { stage },
    move: async (hand) => {
      const moved = await moveOrder(services, hand.tx, { order: hand.order, to: stage, by: hand.by });
      if (moved instanceof Refusal) return moved;
      if (undoStageOf(moved, await lastEventOf(hand.tx, moved.id))) {
        const { id, version } = await lockOrder(hand.tx, moved.id);
        undo.push({ id, version });
      }
      return moved;
    },
  });
  return { ...answer, undo };
}

/** Takes back what `moveOrders` did, as long as nobody touched the order since. */
export function undoMoves(services: Services, visit: Visit, orders: BulkAnswer['undo']): Promise<BulkAnswer> {
  const versions = new Map(orders.map(({ id, version }) => [id, version]));
  return moveEach(services, visit, {
    ids: versions.keys(),
    after: { undo: true },
    move: async (hand) =>
      versions.get(hand.order.id) === hand.order.version
        ? undoMove(services, hand.tx, hand)
        : httpErrors.VERSION_CONFLICT({ current: { stage: hand.order.stage, status: hand.order.status } }),
  });
}
