import { creditRefund, invoicePaidOrder, reverseReturnedRefund } from '../books/index.ts';
import { accountErased, emailProved } from '../people/index.ts';
import type { EventHandler } from '../platform/events/event.ts';
import type { Services } from '../platform/services/services.ts';
import { voidCancelledOrder, voidRefundedOrder, voidReplacedPhoto, voidUnprintedOrder } from '../production/index.ts';
import {
  claimOrdersOfAccount,
  earnPointsOfOrder,
  eraseOrdersOfAccount,
  orderCancelled,
  orderMoved,
  orderPaid,
  orderRefundedInFull,
  photoReplaced,
  refundDone,
  refundReturned,
} from '../selling/index.ts';

/** Handlers of each event. They run in this order, in the transaction that announces the event. */
export const eventHandlers: readonly EventHandler<Services>[] = [
  emailProved.handledBy(claimOrdersOfAccount),
  accountErased.handledBy(eraseOrdersOfAccount),
  orderPaid.handledBy(earnPointsOfOrder),
  orderPaid.handledBy(invoicePaidOrder),
  orderCancelled.handledBy(voidCancelledOrder),
  orderMoved.handledBy(voidUnprintedOrder),
  orderRefundedInFull.handledBy(voidRefundedOrder),
  photoReplaced.handledBy(voidReplacedPhoto),
  refundDone.handledBy(creditRefund),
  refundReturned.handledBy(reverseReturnedRefund),
];
