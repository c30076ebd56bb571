import { deskOrderDetailSchema } from '@aimante/api-contract/order-desk/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { photoOwners } from '../../people/index.ts';
import { type AuditEntry, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { unlessRefused } from '../../platform/http/answers/messages.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import {
  answerOnce,
  type OnceKey,
  onceKeyOf,
  type PlacementForCustomer,
  type StoredAnswer,
  sendStored,
} from '../../selling/index.ts';
import { readDeskOrder } from './desk-order.ts';

export interface PlacingVisit {
  actor: Actor;
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}

interface Placing {
  once: Pick<OnceKey, 'route' | 'request'>;
  entry: Pick<AuditEntry, 'action' | 'after'> & { entityId?: string };
  /** The order that the answer shows. Default: the placed one. */
  shownId?: string;
  work: (
    tx: Queryable,
    common: Pick<PlacementForCustomer<StoredAnswer>, 'by' | 'owners' | 'finish'>,
  ) => Promise<StoredAnswer | Refusal>;
}

/** Places an order once per key, and answers with it. */
export function placerOf(services: Services) {
  const { db } = services;
  const owners = photoOwners(services.config);
  return async ({ actor, request, locale, reply }: PlacingVisit, { once, entry, shownId, work }: Placing) => {
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
            const placed = await readDeskOrder(services, tx, { id: shownId ?? id, locale });
            return { status: 201, text: JSON.stringify(deskOrderDetailSchema.parse(placed)) };
          },
        }),
      ),
    );
    return unlessRefused(answer, (stored) => sendStored(reply, stored));
  };
}
