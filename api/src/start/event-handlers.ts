import { creditRefund, exportInvoices, invoicePaidOrder, reverseReturnedRefund } from '../books/index.ts';
import { forgetViewsOfAccount } from '../desk/index.ts';
import { accountErased, emailProved, guestErased, personalDataRequested, photoPurged } from '../people/index.ts';
import type { EventHandler } from '../platform/events/event.ts';
import type { Services } from '../platform/services/services.ts';
import { voidCancelledOrder, voidRefundedOrder, voidReplacedPhoto, voidUnprintedOrder } from '../production/index.ts';
import {
  claimOrdersOfAccount,
  closeSupplementsOfCancelled,
  deleteTilesOfPhoto,
  earnPointsOfOrder,
  eraseCartOfAccount,
  eraseOrdersOfAccount,
  eraseOrdersOfGuest,
  eraseRemindersOfAccount,
  eraseRemindersOfGuest,
  exportCartReminders,
  exportCarts,
  exportOrders,
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
  accountErased.handledBy(eraseRemindersOfAccount),
  accountErased.handledBy(eraseCartOfAccount),
  accountErased.handledBy(forgetViewsOfAccount),
  guestErased.handledBy(eraseOrdersOfGuest),
  guestErased.handledBy(eraseRemindersOfGuest),
  personalDataRequested.handledBy(exportOrders),
  personalDataRequested.handledBy(exportCarts),
  personalDataRequested.handledBy(exportCartReminders),
  personalDataRequested.handledBy(exportInvoices),
  photoPurged.handledBy(deleteTilesOfPhoto),
  orderPaid.handledBy(earnPointsOfOrder),
  orderPaid.handledBy(invoicePaidOrder),
  orderCancelled.handledBy(closeSupplementsOfCancelled),
  orderCancelled.handledBy(voidCancelledOrder),
  orderMoved.handledBy(voidUnprintedOrder),
  orderRefundedInFull.handledBy(voidRefundedOrder),
  photoReplaced.handledBy(voidReplacedPhoto),
  refundDone.handledBy(creditRefund),
  refundReturned.handledBy(reverseReturnedRefund),
];
