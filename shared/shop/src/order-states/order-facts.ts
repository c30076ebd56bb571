import type { orderStages, orderStatuses, paymentStatuses } from './order-stages.ts';

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type OrderStage = (typeof orderStages)[number];

/** The fields that determine the state of an order. Every form of an order in the API has them. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly stage: OrderStage;
  readonly totalCents: number;
  /** Completed refunds. */
  readonly refundedCents: number;
  /** Requested refunds that are not confirmed. */
  readonly refundPendingCents?: number | undefined;
  /** Failed refunds that wait for the shop. */
  readonly refundFailedCents?: number | undefined;
  /** False: no line is made of photos. Absent: true. */
  readonly hasPhotos?: boolean | undefined;
  /** Magnets that still need a photo from the customer. Absent: none. */
  readonly missingPhotos?: number | undefined;
}
