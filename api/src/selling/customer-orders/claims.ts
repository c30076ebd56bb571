import type { Claim, Order } from '@aimante/api-contract/orders';
import type { claimCreateSchema, withdrawSchema } from '@aimante/api-contract/orders/claim-schemas';
import type { z } from 'zod';
import { photoErrors, usablePhotos } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { addOrderEvent, type OrderActor } from '../orders/record/order-event.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';

export interface About {
  order: OrderRow;
  /** The order as its owner sees it, with the actions that are still possible. */
  view: Order;
  by: OrderActor;
}

interface NewClaim {
  kind: Claim['kind'];
  reason: string;
  message: string | null;
  attachments?: readonly string[];
  lineIds?: readonly string[];
}

async function insertClaim(db: Queryable, orderId: string, claim: NewClaim & { at: Date }): Promise<Claim> {
  const id = uuidv7(claim.at.getTime());
  await db.execute(sql`INSERT INTO claims (id, order_id, kind, reason, message, attachments, line_ids, created_at)
    VALUES (${id}, ${orderId}, ${claim.kind}, ${claim.reason}, ${claim.message},
      ${JSON.stringify(claim.attachments ?? [])}::jsonb, ${JSON.stringify(claim.lineIds ?? [])}::jsonb, ${claim.at.toISOString()})`);
  const { kind, reason, message, at } = claim;
  return { id, kind, reason, message, status: 'open', createdAt: at.toISOString() };
}

export async function claimProblem(
  services: Services,
  tx: Queryable,
  { order, view, by, body, owners }: About & { body: z.output<typeof claimCreateSchema>; owners: readonly string[] },
): Promise<Claim | Refusal> {
  if (!view.actions.canClaim) return orderErrors.CLAIM_TOO_EARLY_OR_LATE();
  const photos = await usablePhotos(tx, body.photoIds, owners);
  if (photos.size < new Set(body.photoIds).size) return photoErrors.PHOTO_UNKNOWN();
  const at = services.now();
  const { reason, message, photoIds } = body;
  const claim = await insertClaim(tx, order.id, { kind: 'problem', reason, message, attachments: photoIds, at });
  await addOrderEvent(tx, { orderId: order.id, type: 'claimed', by, at, data: { reason } });
  await queueOrderMail(services, tx, { order, kind: 'claim-received', payload: { reason }, serial: claim.id });
  return claim;
}

/** The law requires a receipt on a durable medium, with day and hour: the mail is that receipt. */
export async function withdraw(
  services: Services,
  tx: Queryable,
  { order, view, by, body }: About & { body: z.output<typeof withdrawSchema> },
): Promise<Claim | Refusal> {
  const allowed = new Set(view.actions.withdrawableLineIds);
  if (!body.lineIds.every((lineId) => allowed.has(lineId))) return orderErrors.NOT_WITHDRAWABLE();
  const at = services.now();
  const { lineIds, message } = body;
  const claim = await insertClaim(tx, order.id, { kind: 'withdrawal', reason: 'withdrawal', message, lineIds, at });
  const lines = view.lines
    .filter(({ id }) => lineIds.includes(id))
    .map(({ name, quantity, removedQuantity = 0 }) => `${quantity - removedQuantity} × ${name}`);
  await addOrderEvent(tx, { orderId: order.id, type: 'withdrawn', by, at, data: { lines } });
  const payload = { at: at.toISOString(), lines };
  await queueOrderMail(services, tx, { order, kind: 'withdrawal-receipt', payload, serial: claim.id });
  return claim;
}
