import { creditRefund, invoicePaidOrder, reverseReturnedRefund } from '../books/invoices/follow-orders.ts';
import { accountErased, emailProved } from '../people/users/account-events.ts';
import type { EventHandler } from '../platform/events/event.ts';
import type { Services } from '../platform/services/services.ts';
import {
  voidCancelledOrder,
  voidRefundedOrder,
  voidReplacedPhoto,
  voidUnprintedOrder,
} from '../production/batches/follow-orders.ts';
import { earnPointsOfOrder } from '../selling/loyalty/follow-orders.ts';
import { claimOrdersOfAccount, eraseOrdersOfAccount } from '../selling/order-changes/follow-accounts.ts';
import {
  orderCancelled,
  orderMoved,
  orderPaid,
  orderRefundedInFull,
  photoReplaced,
  refundDone,
  refundReturned,
} from '../selling/orders/order-events.ts';

/** What follows from each event. Handlers of one event run in this order, in the transaction that announces it. */
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
