import type { BulkAnswer } from '@aimante/api-contract/order-desk';
import type { OrderStage } from '@aimante/api-contract/orders';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { findOrder, lastEventOf, lockOrder, orderErrors, undoMove, undoStageOf } from '../../selling/index.ts';
import type { LockedOrder } from './locked-order.ts';
import { moveAtDesk } from './move-at-desk.ts';

interface Visit {
  actor: Actor;
  request: FastifyRequest;
  locale: Locale;
}

type Undo = BulkAnswer['undo'][number];

/**
 * Handles each order in its own transaction, so a refusal does not stop the others. `move` must return what an undo
 * needs instead of collecting it, because its transaction may run more than once.
 */
async function moveEach(
  services: Services,
  { actor, request, locale }: Visit,
  {
    ids,
    after,
    move,
  }: { ids: Iterable<string>; after: object; move: (locked: LockedOrder) => Promise<Undo | undefined | Refusal> },
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
    else {
      answer.done.push(id);
      if (moved) answer.undo.push(moved);
    }
  }
  return answer;
}

export async function moveOrders(
  services: Services,
  visit: Visit,
  { ids, stage }: { ids: readonly string[]; stage: OrderStage },
): Promise<BulkAnswer> {
  return moveEach(services, visit, {
    ids: new Set(ids),
    after: { stage },
    move: async (locked) => {
      const moved = await moveAtDesk(locked, { to: stage });
      if (moved instanceof Refusal) return moved;
      if (!undoStageOf(moved, await lastEventOf(locked.tx, moved.id))) return undefined;
      const { id, version } = await lockOrder(locked.tx, moved.id);
      return { id, version };
    },
  });
}

/** Undoes `moveOrders` for each order that has not changed since. */
export function undoMoves(services: Services, visit: Visit, orders: BulkAnswer['undo']): Promise<BulkAnswer> {
  const versions = new Map(orders.map(({ id, version }) => [id, version]));
  return moveEach(services, visit, {
    ids: versions.keys(),
    after: { undo: true },
    async move({ tx, order, by }) {
      if (versions.get(order.id) !== order.version)
        return httpErrors.VERSION_CONFLICT({ current: { stage: order.stage, status: order.status } });
      const undone = await undoMove(services, tx, { order, by });
      return undone instanceof Refusal ? undone : undefined;
    },
  });
}
