import type { FastifyRequest } from 'fastify';
import { type Actor, mayDo } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { orderErrors } from '../record/errors.ts';
import { findOrder, type OrderRow } from '../record/order-rows.ts';
import { readDocumentToken, readOrderToken } from './order-link.ts';

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

type Context = Pick<Services, 'db' | 'secrets' | 'now'>;

/**
 * The order, for its customer: the account or the signed link. Anyone else gets the answer for a missing order, the
 * team too: it changes orders only through the calls of the back office, where each change needs a right of its own.
 */
export async function openOrder(
  { db, secrets, now }: Context,
  { id, actor, token }: OrderAccessRequest,
): Promise<OrderRow | Refusal> {
  const hasLink = token !== undefined && readOrderToken(secrets.link, token, now()) === id;
  if (!actor && !hasLink) return orderErrors.ORDER_NOT_FOUND();
  const order = await findOrder(db, id);
  return order && (hasLink || order.userId === actor?.id) ? order : orderErrors.ORDER_NOT_FOUND();
}

/** The order, for reading its documents: also for the team, and for the address of a document in the back office. */
export async function openDocuments(services: Context, request: OrderAccessRequest): Promise<OrderRow | Refusal> {
  const { id, actor, token } = request;
  const { db, secrets, now } = services;
  const isTeam =
    mayDo(actor, 'orders:read') || (token !== undefined && readDocumentToken(secrets.link, token, now()) === id);
  if (!isTeam) return openOrder(services, request);
  return (await findOrder(db, id)) ?? orderErrors.ORDER_NOT_FOUND();
}
