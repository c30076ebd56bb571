import type { OrderFacts, OrderStage } from './order-facts.ts';

export type OrderState = 'to_pay' | 'payment_refused' | 'in_production' | 'blocked' | 'completed' | 'cancelled';

/** The state of the money: payment and refund in one value. */
export type OrderMoney =
  | 'to_pay'
  | 'refused'
  | 'not_paid'
  | 'nothing_due'
  | 'paid'
  | 'refund_pending'
  | 'refund_failed'
  | 'partly_refunded'
  | 'refunded';

export interface OrderDescription {
  readonly state: OrderState;
  readonly money: OrderMoney;
  /** The production stage. Null before the payment and after a cancellation. */
  readonly stage: OrderStage | null;
  readonly receivedCents: number;
  readonly refundedCents: number;
  readonly pendingCents: number;
  readonly failedCents: number;
  /** The amount that the shop keeps: received minus refunded. */
  readonly netCents: number;
  /** The whole received amount is refunded, or its refund is pending. */
  readonly isFullyRefunded: boolean;
}

/** Describes the state of an order. The only place that combines status, payment and refunds. */
export function describeOrder(order: OrderFacts): OrderDescription {
  const { status, paymentStatus, totalCents, refundedCents } = order;
  const { refundPendingCents: pendingCents = 0, refundFailedCents: failedCents = 0 } = order;
  // Money that arrives after a cancellation does not make the order paid. It counts as received, and is refunded.
  const receivedCents = paymentStatus === 'paid' ? totalCents : refundedCents + pendingCents + failedCents;
  const isOpen = status === 'en_cours' || status === 'termine';
  return {
    state: stateOf(order),
    money: moneyOf({ ...order, receivedCents }),
    stage: isOpen ? order.stage : null,
    receivedCents,
    refundedCents,
    pendingCents,
    failedCents,
    netCents: receivedCents - refundedCents,
    isFullyRefunded: refundedCents + pendingCents > 0 && refundedCents + pendingCents >= receivedCents,
  };
}

function stateOf({ status, paymentStatus, stage, missingPhotos = 0 }: OrderFacts): OrderState {
  if (status === 'annule') return 'cancelled';
  if (status === 'termine') return 'completed';
  if (status === 'en_cours') return stage === 'bloque' || missingPhotos > 0 ? 'blocked' : 'in_production';
  return paymentStatus === 'failed' ? 'payment_refused' : 'to_pay';
}

function moneyOf(order: OrderFacts & { readonly receivedCents: number }): OrderMoney {
  const { status, paymentStatus, totalCents, refundedCents, receivedCents } = order;
  // The most urgent first: a failed refund waits for the shop.
  if (order.refundFailedCents) return 'refund_failed';
  if (order.refundPendingCents) return 'refund_pending';
  if (refundedCents > 0) return refundedCents >= receivedCents ? 'refunded' : 'partly_refunded';
  if (paymentStatus === 'paid') return totalCents === 0 ? 'nothing_due' : 'paid';
  if (status === 'annule') return 'not_paid';
  return paymentStatus === 'failed' ? 'refused' : 'to_pay';
}
