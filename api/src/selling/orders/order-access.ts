import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/http/access.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { orderErrors } from './errors.ts';
import { readOrderToken } from './order-link.ts';
import { findOrder, type OrderRow } from './order-rows.ts';

export interface Knock {
  id: string;
  actor: Actor | undefined;
  token: string | undefined;
}

/** `?token=` of a link, else the header: both hold the signed link's token. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { token } = request.query as { token?: string };
  const header = request.headers['x-order-token'];
  return token ?? (typeof header === 'string' ? header.slice(0, 200) : undefined);
}

/** The order, to whom it may be shown. Somebody else's order answers as one that does not exist. */
export async function openOrder(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { id, actor, token }: Knock,
): Promise<OrderRow | Refusal> {
  const holdsLink = token !== undefined && readOrderToken(secrets.link, token, now()) === id;
  if (!actor && !holdsLink) return orderErrors.ORDER_NOT_FOUND();
  const order = await findOrder(db, id);
  const isOwn = actor !== undefined && (actor.role === 'admin' || order?.userId === actor.id);
  return order && (isOwn || holdsLink) ? order : orderErrors.ORDER_NOT_FOUND();
}
