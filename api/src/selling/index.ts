export { registerCheckout } from './checkout/routes.ts';
export { registerCoupons } from './coupons/routes.ts';
export { sendOrderLinks } from './customer-orders/order-link-requests.ts';
export { readOrder } from './customer-orders/order-view.ts';
export { printedDpi } from './customer-orders/printed-dpi.ts';
export { registerCustomerOrders } from './customer-orders/routes.ts';
export { expirePoints } from './loyalty/expire-points.ts';
export { earnPointsOfOrder } from './loyalty/follow-orders.ts';
export { registerLoyalty } from './loyalty/routes.ts';
export { orderMails } from './mails/order-mails.ts';
export { isOvertaken } from './mails/overtaken.ts';
export { readOrdered } from './mails/read-ordered.ts';
export { announceFullRefund, askRefund } from './order-changes/ask-refund.ts';
export { cancelOrder } from './order-changes/cancel-order.ts';
export { eraseOldOrders } from './order-changes/erase-old-orders.ts';
export { expireOrders } from './order-changes/expire-orders.ts';
export { claimOrdersOfAccount, eraseOrdersOfAccount } from './order-changes/follow-accounts.ts';
export { markPaid } from './order-changes/mark-paid.ts';
export { completeOrder, moveOrder, undoMove } from './order-changes/move-order.ts';
export { remindCustomers } from './order-changes/remind-customers.ts';
export { answerOnce, onceKeyOf, type StoredAnswer, sendStored } from './orders/answer-once.ts';
export { refuseTransition, updateOrder } from './orders/change-order.ts';
export { orderErrors } from './orders/errors.ts';
export { openOrder, tokenOf } from './orders/order-access.ts';
export { addOrderEvent, type By, bySystem, byVisitor, lastEventOf } from './orders/order-event.ts';
export {
  orderCancelled,
  orderMoved,
  orderPaid,
  orderRefundedInFull,
  photoReplaced,
  refundDone,
  refundReturned,
} from './orders/order-events.ts';
export { obstacleToStage, phaseOf, undoStageOf } from './orders/order-machine.ts';
export { queueOrderMail } from './orders/order-mail.ts';
export { findOrder, lockOrder, type OrderRow } from './orders/order-rows.ts';
export { isFullyRefunded, needsAction, pendingRefunds, refundColumns } from './orders/refund-sums.ts';
export { paymentErrors } from './payments/errors.ts';
export { reconcilePayments, reconcileRefunds, settlePayments } from './payments/payment-jobs.ts';
export { lockRefund, type RefundRow, selectRefunds } from './payments/refund-rows.ts';
export { registerPayments } from './payments/routes.ts';
export { settleLocked } from './payments/settle-refund.ts';
export { registerShipping } from './shipping/routes.ts';
