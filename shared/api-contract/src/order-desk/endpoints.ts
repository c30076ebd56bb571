import { z } from 'zod';
import { quoteSchema } from '../checkout/schemas.ts';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { id, idParams, message } from '../core/wire.ts';
import * as calls from './calls.ts';
import { customerSearchQuery, knownCustomerSchema } from './customer-schemas.ts';
import {
  newOrderQuoteSchema,
  newOrderSchema,
  orderDraftSchema,
  orderReplacementSchema,
  supplementSchema,
} from './new-order-schemas.ts';
import {
  addressChangeSchema,
  bulkAnswerSchema,
  bulkChangeSchema,
  deskOrderDetailSchema,
  deskOrderPageSchema,
  deskOrderQuery,
  linesChangeSchema,
  markPaidSchema,
  noteSchema,
  orderChangeSchema,
  orderMailsSchema,
  photoReviewSchema,
  refundCreateSchema,
  refundSchema,
  settleRefundSchema,
  softProofSchema,
  undoSchema,
} from './schemas.ts';

const one = { params: idParams } as const;
const supplement = { params: z.object({ id, supplement: id }) } as const;
const photo = { params: z.object({ id, photo: id }) } as const;

export const orderDeskShapes = shapeTable({
  listDeskOrders: {
    access: 'orders:read',
    summary: 'Orders of all customers, filtered and sorted',
    query: deskOrderQuery,
    response: deskOrderPageSchema,
  },
  findCustomers: {
    access: 'orders:change',
    summary: 'Customers by name, e-mail address or phone number, with an address for a new order',
    query: customerSearchQuery,
    response: z.array(knownCustomerSchema),
  },
  quoteNewOrder: {
    access: 'orders:change',
    summary: 'The price of an order that the team takes for a customer, by the rules of the shop',
    body: newOrderQuoteSchema,
    response: quoteSchema,
  },
  placeNewOrder: {
    access: 'orders:change',
    summary: 'Place an order for a customer, who pays by a link in a mail or by bank transfer. Needs Idempotency-Key',
    body: newOrderSchema,
    status: 201,
    response: deskOrderDetailSchema,
  },
  moveDeskOrders: {
    access: 'orders:change',
    summary: 'Move many orders to a stage. The answer lists the orders that were refused, such as fully refunded ones',
    body: bulkChangeSchema,
    response: bulkAnswerSchema,
  },
  undoDeskOrders: {
    access: 'orders:change',
    summary: 'Undo a stage change of orders, if nothing else has changed and no mail was sent',
    body: undoSchema,
    response: bulkAnswerSchema,
  },
  getDeskOrder: {
    access: 'orders:read',
    summary: 'One order with its payments, refunds and notes',
    ...one,
    response: deskOrderDetailSchema,
  },
  changeDeskOrder: {
    access: 'orders:change',
    summary: 'Change stage, status or tracking, if the state of the order allows it',
    ...one,
    body: orderChangeSchema,
    response: deskOrderDetailSchema,
  },
  getOrderDraft: {
    access: 'orders:change',
    summary: 'An unpaid order, for a form that changes it',
    ...one,
    response: orderDraftSchema,
  },
  replaceUnpaidOrder: {
    access: 'orders:change',
    summary: 'Change an unpaid order: a new order replaces it, and its open payments are closed. Needs Idempotency-Key',
    ...one,
    body: orderReplacementSchema,
    status: 201,
    response: deskOrderDetailSchema,
  },
  offerSupplement: {
    access: 'orders:change',
    summary: 'Offer items that are added to a paid order once the customer has paid them. Needs Idempotency-Key',
    ...one,
    body: supplementSchema,
    status: 201,
    response: deskOrderDetailSchema,
  },
  withdrawSupplement: {
    access: 'orders:change',
    summary: 'Withdraw an unpaid supplement. A payment that arrives later is refunded',
    ...supplement,
    response: deskOrderDetailSchema,
  },
  resendSupplement: {
    access: 'orders:change',
    summary: 'Send the mail with the link of an unpaid supplement again',
    ...supplement,
    response: deskOrderDetailSchema,
  },
  changeDeskAddress: {
    access: 'orders:change',
    summary: 'Change the delivery address, until a label is made or the parcel is packed. The country stays the same',
    ...one,
    body: addressChangeSchema,
    response: deskOrderDetailSchema,
  },
  changeDeskLines: {
    access: 'orders:change',
    summary: 'Take items out of a paid order before it is printed, with a refund that needs the right `refunds:all`',
    ...one,
    body: linesChangeSchema,
    response: deskOrderDetailSchema,
  },
  markOrderPaid: {
    access: 'books:change',
    summary: 'Mark an order as paid by transfer or in cash',
    ...one,
    body: markPaidSchema,
    response: deskOrderDetailSchema,
  },
  refundOrder: {
    access: 'refunds:all',
    summary: 'Refund an order, with a credit note. Needs the header Idempotency-Key',
    ...one,
    body: refundCreateSchema,
    stepUp: true,
    status: 201,
    response: refundSchema,
  },
  settleRefund: {
    summary: 'Retry a failed refund, or confirm a manual one',
    params: z.object({ id, refund: id }),
    access: 'refunds:all',
    body: settleRefundSchema,
    stepUp: true,
    response: deskOrderDetailSchema,
  },
  noteOnOrder: {
    access: 'orders:change',
    summary: 'Add an internal note',
    ...one,
    body: noteSchema,
    response: deskOrderDetailSchema,
  },
  listOrderMails: {
    access: 'orders:read',
    summary: 'The mails of an order that the outbox still keeps, newest first',
    ...one,
    response: orderMailsSchema,
  },
  resendOrderMail: {
    access: 'orders:change',
    summary: 'Send a mail of an order again, to the customer’s present address. A doubled request sends one mail',
    params: z.object({ id, mail: id }),
    response: message,
  },
  remindOfPhotos: {
    access: 'orders:change',
    summary: 'Remind the customer of photos to add or replace, once a day at most',
    params: idParams,
    response: message,
  },
  reviewOrderPhoto: {
    access: 'production:change',
    summary: 'Approve a photo, or block it and ask the customer for another one',
    ...photo,
    body: photoReviewSchema,
    response: deskOrderDetailSchema,
  },
  getSoftProof: {
    access: 'orders:read',
    summary: 'A photo as the printer and paper of a sheet profile will show it',
    ...photo,
    query: z.object({ sheetProfileId: id }),
    response: softProofSchema,
  },
  downloadTile: {
    access: 'orders:read',
    summary: 'A photo as it will be printed',
    ...photo,
    response: z.unknown(),
    sends: 'file',
  },
});

export const orderDeskEndpoints = endpointTable(orderDeskShapes, calls);
