import type { Order } from '@aimante/api-contract/orders';
import { reviewPhoto } from '../src/desk/orders/desk-actions.ts';
import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { inTransaction } from '../src/platform/database/connection/in-transaction.ts';
import type { Services } from '../src/platform/services/services.ts';
import { sql } from '../src/platform/sql/sql.ts';
import { Refusal } from '../src/platform/text/refusal.ts';
import { claimProblem } from '../src/selling/customer-orders/claims.ts';
import { readOrder } from '../src/selling/customer-orders/views/order-view.ts';
import { askRefund } from '../src/selling/order-changes/ask-refund.ts';
import { cancelOrder } from '../src/selling/order-changes/cancel-order.ts';
import { moveOrder } from '../src/selling/order-changes/move-order.ts';
import { updateOrder } from '../src/selling/orders/record/change-order.ts';
import { bySystem, type OrderActor } from '../src/selling/orders/record/order-event.ts';
import { lockOrder, type OrderRow } from '../src/selling/orders/record/order-rows.ts';
import { startPayment } from '../src/selling/payments/charges/start-payment.ts';
import type { Chapter } from './commerce-stories.ts';

export interface Scene {
  services: Services;
  order: Order;
  customer: OrderActor;
  chapter: Chapter;
}

/** Plays one step of a demo order with the shop's own code, so that every state is one that can occur. */
export async function playChapter({ services, order, customer, chapter }: Scene): Promise<void> {
  const outcome =
    chapter === 'pay' || chapter === 'decline' || chapter === 'transfer'
      ? await startPayment(services, { orderId: order.id, body: paymentOf(chapter, order), by: customer, locale: 'fr' })
      : await inTransaction(services.db, async (tx) =>
          play({ services, tx, order: await lockOrder(tx, order.id), by: bySystem }, { chapter, view: order }),
        );
  if (outcome instanceof Refusal) throw new Error(`The demo’s order ${order.number}: ${outcome.code}`);
}

function paymentOf(chapter: 'pay' | 'decline' | 'transfer', { totalCents }: Order) {
  if (chapter === 'transfer') return { provider: 'transfer', totalCents } as const;
  const number = chapter === 'pay' ? '4242424242424242' : '4000000000000002';
  return { provider: 'demo', totalCents, card: { number, expiry: '12/30', cvc: '123' } } as const;
}

interface Stage {
  services: Services;
  tx: Queryable;
  order: OrderRow;
  by: OrderActor;
}

type Played = Exclude<Chapter, 'pay' | 'decline' | 'transfer'>;

function play(stage: Stage, { chapter, view }: { chapter: Played; view: Order }): Promise<unknown> {
  const { services, tx, order, by } = stage;
  if (typeof chapter === 'object' && 'to' in chapter) return moveOrder(services, tx, { order, to: chapter.to, by });
  if (typeof chapter === 'object')
    return askRefund(services, tx, { order, by, amountCents: chapter.refundCents, reason: 'Deux magnets abîmés' });
  switch (chapter) {
    case 'approve':
      return approveAll(stage, view);
    case 'block':
      return reviewPhoto(stage, {
        photo: view.lines[0]?.photos[0]?.id ?? '',
        review: 'blocked',
        reason: 'La photo sera un peu floue à ce format.',
      });
    case 'cancel':
      return cancelOrder(services, tx, { order, by, reason: 'Commande annulée par le client' });
    case 'ship':
      return updateOrder(
        tx,
        order.id,
        sql`tracking_number = ${`AIM${order.number.slice(-6)}FR`},
        tracking_url = ${`https://suivi.exemple.test/AIM${order.number.slice(-6)}FR`}`,
      );
    case 'claim':
      return claimOn(stage);
  }
}

async function approveAll(stage: Stage, view: Order): Promise<unknown> {
  for (const { id } of view.lines.flatMap(({ photos }) => photos)) {
    const order = await lockOrder(stage.tx, view.id);
    const refusal = await reviewPhoto({ ...stage, order }, { photo: id, review: 'approved', reason: null });
    if (refusal) return refusal;
  }
  return undefined;
}

async function claimOn({ services, tx, order, by }: Stage): Promise<unknown> {
  const view = await readOrder(services, tx, { id: order.id, locale: 'fr' });
  const message = 'Un des magnets est arrivé avec un coin plié.';
  return claimProblem(services, tx, {
    order,
    view,
    by,
    owners: [],
    body: { reason: 'damaged', message, photoIds: [] },
  });
}
