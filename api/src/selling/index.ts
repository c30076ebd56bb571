export {
  eraseRemindersOfAccount,
  eraseRemindersOfGuest,
  exportCartReminders,
} from './cart-reminders/follow-accounts.ts';
export { purgeCartReminders, remindCarts } from './cart-reminders/remind-carts.ts';
export { registerCartReminders } from './cart-reminders/routes.ts';
export { eraseCartOfAccount, exportCarts } from './carts/follow-accounts.ts';
export { purgeCarts } from './carts/purge-carts.ts';
export { registerCarts } from './carts/routes.ts';
export { findFormerOrder } from './checkout/former-order.ts';
export { findPaidBase } from './checkout/paid-base.ts';
export { type PlacementForCustomer, placeForCustomer, readCustomer } from './checkout/place-for-customer.ts';
export { offerSupplement, placeSupplement } from './checkout/place-supplement.ts';
export { replaceForCustomer } from './checkout/replace-for-customer.ts';
export type { AbandonedPayment } from './checkout/replace-order.ts';
export { registerCheckout } from './checkout/routes.ts';
export { withdrawSupplement } from './checkout/withdraw-supplement.ts';
export { registerCoupons } from './coupons/routes.ts';
export { changeAddress } from './customer-orders/change-address.ts';
export { sendOrderLinks } from './customer-orders/order-link-requests.ts';
export { registerOrderPhotos } from './customer-orders/photo-routes.ts';
export { magnetPictureUrl, type OrderedMagnet } from './customer-orders/photos/magnet-link.ts';
export { printedDpi } from './customer-orders/photos/printed-dpi.ts';
export { replacePhoto, unblockOrder } from './customer-orders/photos/replace-photo.ts';
export { registerCustomerOrders } from './customer-orders/routes.ts';
export { readOrder } from './customer-orders/views/order-view.ts';
export { expirePoints } from './loyalty/expire-points.ts';
export { earnPointsOfOrder } from './loyalty/follow-orders.ts';
export { registerLoyalty } from './loyalty/routes.ts';
export { cartMails } from './mails/cart-mails.ts';
export { orderMails } from './mails/order-mails.ts';
export { isOvertaken } from './mails/overtaken.ts';
export { readOrdered } from './mails/read-ordered.ts';
export { resentPayload } from './mails/resent-payload.ts';
export { askRefund } from './order-changes/ask-refund.ts';
export { cancelOrder } from './order-changes/cancel-order.ts';
export { closeSupplementsOfCancelled } from './order-changes/close-supplements.ts';
export { eraseOldOrders } from './order-changes/erase-old-orders.ts';
export { expireOrders } from './order-changes/expire-orders.ts';
export { exportOrders, ofPerson } from './order-changes/export-orders.ts';
export { claimOrdersOfAccount, eraseOrdersOfAccount, eraseOrdersOfGuest } from './order-changes/follow-accounts.ts';
export { markPaid } from './order-changes/mark-paid.ts';
export { completeOrder, moveOrder, undoMove } from './order-changes/move-order.ts';
export { orderLookups } from './order-changes/order-lookups.ts';
export { remindCustomers } from './order-changes/remind-customers.ts';
export { removeUnits } from './order-changes/remove-units.ts';
export { openDocuments, tokenOf } from './orders/access/order-access.ts';
export { signDocumentToken } from './orders/access/order-link.ts';
export { queueOrderMail } from './orders/access/order-mail.ts';
export { answerOnce, type OnceKey, onceKeyOf, type StoredAnswer, sendStored } from './orders/placement/answer-once.ts';
export { refuseTransition, updateOrder } from './orders/record/change-order.ts';
export { orderErrors } from './orders/record/errors.ts';
export { blockUnreadable, deleteTilesOfPhoto, storeReview, storeTile } from './orders/record/line-photos.ts';
export { awaitsPhotos, countMissingPhotos, missingOfOrder } from './orders/record/missing-photos.ts';
export { documentsOfOrder } from './orders/record/order-documents.ts';
export { addOrderEvent, bySystem, lastEventOf, type OrderActor } from './orders/record/order-event.ts';
export {
  orderCancelled,
  orderMoved,
  orderPaid,
  orderRefundedInFull,
  photoReplaced,
  refundDone,
  refundReturned,
} from './orders/record/order-events.ts';
export { obstacleToStage, type Phase, phaseOf, transitions, undoStageOf } from './orders/record/order-machine.ts';
export { findOrder, lockOrder, type OrderRow } from './orders/record/order-rows.ts';
export { partsOfRefund, type RefundPart, readRefundable, shownParts } from './orders/record/refund-parts.ts';
export { isFullyRefunded, isOwed, needsAction, refundColumns } from './orders/record/refund-sums.ts';
export { supplementsOf, wasOnSheet } from './orders/record/supplements.ts';
export { countLateParcels } from './parcels/count-late-parcels.ts';
export { followParcels } from './parcels/follow-parcels.ts';
export { purgeLabels } from './parcels/purge-labels.ts';
export { registerParcels } from './parcels/routes.ts';
export { cancelAtProvider } from './payments/charges/cancel-at-provider.ts';
export { paymentErrors } from './payments/charges/errors.ts';
export { recordPayment } from './payments/charges/record-payment.ts';
export { refreshOpenAttempt } from './payments/charges/refresh-payment.ts';
export { reconcilePayments, reconcileRefunds, settlePayments } from './payments/payment-jobs.ts';
export { type ProviderBalance, type ProviderMovement, readProviderBalances } from './payments/provider-movements.ts';
export { purgeRequests } from './payments/purge-requests.ts';
export { markSeen, type RefundRow, selectRefunds } from './payments/refunds/refund-rows.ts';
export { replaceRefund } from './payments/refunds/replace-refund.ts';
export { settleLocked } from './payments/refunds/settle-refund.ts';
export { registerPayments } from './payments/routes.ts';
export { makeQuote } from './quote/quote.ts';
export { askForReviews, purgeReviewPhotos } from './reviews/review-jobs.ts';
export { registerReviews } from './reviews/routes.ts';
export { deliveryOf } from './shipping/delivery.ts';
export { registerShipping } from './shipping/routes.ts';
export { registerVat } from './vat/routes.ts';
export { domesticRates } from './vat/vat-of-sale.ts';
