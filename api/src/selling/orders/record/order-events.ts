import type { OrderStage } from '@aimante/api-contract/orders';
import { defineEvent } from '../../../platform/events/event.ts';
import type { OrderRow } from './order-rows.ts';

/** The payment has arrived, and the stock is sold. */
export const orderPaid = defineEvent<{ order: OrderRow; at: Date }>('order.paid');

/** Photos, coupon and reserved stock are released. The refund is requested after this event. */
export const orderCancelled = defineEvent<{ orderId: string; at: Date }>('order.cancelled');

export const orderMoved = defineEvent<{ orderId: string; to: OrderStage; at: Date }>('order.moved');

/** All that was paid is refunded, or is being refunded. */
export const orderRefundedInFull = defineEvent<{ orderId: string; at: Date }>('order.refunded-in-full');

export const photoReplaced = defineEvent<{ linePhotoId: string; at: Date }>('photo.replaced');

interface Refund {
  id: string;
  amountCents: number;
  reason: string;
}

/** A refund that counts against the order is done. */
export const refundDone = defineEvent<{ order: OrderRow; refund: Refund }>('refund.done');

/** The bank returned a refund that was done. */
export const refundReturned = defineEvent<{ refundId: string }>('refund.returned');
