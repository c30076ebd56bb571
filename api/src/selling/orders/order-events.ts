import type { OrderStage } from '@aimante/api-contract/orders';
import { defineEvent } from '../../platform/events/event.ts';
import type { OrderRow } from './order-rows.ts';

/** The money is there, and the stock is sold. */
export const orderPaid = defineEvent<{ order: OrderRow; at: Date }>('order.paid');

/** Photos, coupon and reserved stock are given back; what was paid is refunded after this. */
export const orderCancelled = defineEvent<{ orderId: string; at: Date }>('order.cancelled');

/** To another step of production, or back to an earlier one. */
export const orderMoved = defineEvent<{ orderId: string; to: OrderStage; at: Date }>('order.moved');

/** All that was paid went back, or is on its way back. */
export const orderRefundedInFull = defineEvent<{ orderId: string; at: Date }>('order.refunded-in-full');

/** A customer has replaced a blocked photo of an order. */
export const photoReplaced = defineEvent<{ linePhotoId: string; at: Date }>('photo.replaced');

interface Refund {
  id: string;
  amountCents: number;
  reason: string;
}

/** A refund that counts against the order is done. */
export const refundDone = defineEvent<{ order: OrderRow; refund: Refund }>('refund.done');

/** A refund that was done came back from the bank. */
export const refundReturned = defineEvent<{ refundId: string }>('refund.returned');
