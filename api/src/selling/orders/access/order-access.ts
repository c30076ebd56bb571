import type { FastifyRequest } from 'fastify';
import { type Actor, mayDo } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { orderErrors } from '../record/errors.ts';
import { findOrder, type OrderRow } from '../record/order-rows.ts';
import { readOrderToken } from './order-link.ts';

export interface OrderAccessRequest {
  id: string;
  actor: Actor | undefined;
  token: string | undefined;
}

/** The token of the signed link, from `?token=` or from the header. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { token } = request.query as { token?: string };
  const header = request.headers['x-order-token'];
  return token ?? (typeof header === 'string' ? header.slice(0, 200) : undefined);
}

/** The order, if the caller may see it. Another customer's order is answered like a missing one. */
export async function openOrder(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { id, actor, token }: OrderAccessRequest,
): Promise<OrderRow | Refusal> {
  const holdsLink = token !== undefined && readOrderToken(secrets.link, token, now()) === id;
  if (!actor && !holdsLink) return orderErrors.ORDER_NOT_FOUND();
  const order = await findOrder(db, id);
  const isOwn = actor !== undefined && (mayDo(actor, 'orders:read') || order?.userId === actor.id);
  return order && (isOwn || holdsLink) ? order : orderErrors.ORDER_NOT_FOUND();
}
