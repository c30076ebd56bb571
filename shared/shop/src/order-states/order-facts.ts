import type { orderStages, orderStatuses, paymentStatuses } from '@aimante/api-contract/orders/order-states';

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type OrderStage = (typeof orderStages)[number];

/** What the state of an order is derived from; every shape of an order in the API has these fields. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly stage: OrderStage;
  readonly totalCents: number;
  /** Refunds that are done. */
  readonly refundedCents: number;
  /** Refunds that are asked for and not confirmed. */
  readonly refundPendingCents?: number | undefined;
  /** Refunds that failed and wait for the shop to act. */
  readonly refundFailedCents?: number | undefined;
  /** False: nothing in it is made of photos. Left out: true. */
  readonly hasPhotos?: boolean | undefined;
}
