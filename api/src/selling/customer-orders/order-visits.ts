import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { openOrder, tokenOf } from '../orders/access/order-access.ts';
import { lockOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { readOrder } from './views/order-view.ts';

interface Visit {
  params: { id: string };
  actor: Actor | undefined;
  request: FastifyRequest;
  locale: Locale;
}

/** The orders that a visitor may open: those of the account, and that of the signed link. */
export function orderVisits(services: Services) {
  const open = ({ params, actor, request }: Visit) =>
    openOrder(services, { id: params.id, actor, token: tokenOf(request) });

  /** Opens an order, changes it under its lock, and answers with the changed order. */
  const change = async (visit: Visit, work: (tx: Queryable, order: OrderRow) => Promise<Refusal | unknown>) => {
    const found = await open(visit);
    if (found instanceof Refusal) return found;
    return inTransaction(services.db, async (tx) => {
      const refusal = await work(tx, await lockOrder(tx, found.id));
      if (refusal instanceof Refusal) return refusal;
      return readOrder(services, tx, { id: found.id, locale: visit.locale });
    });
  };
  return { open, change };
}
