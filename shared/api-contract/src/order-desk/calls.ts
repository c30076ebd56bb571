import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { knownCustomerSchema } from './customer-schemas.ts';
import type { orderDeskShapes } from './endpoints.ts';
import type {
  newOrderSchema,
  orderDraftSchema,
  orderReplacementSchema,
  supplementSchema,
} from './new-order-schemas.ts';
import type {
  bulkAnswerSchema,
  deskOrderDetailSchema,
  deskOrderPageSchema,
  deskOrderSchema,
  orderChangeSchema,
  orderMailSchema,
  orderMailsSchema,
  refundSchema,
  softProofSchema,
} from './schemas.ts';

type Table = typeof orderDeskShapes;

export type DeskOrder = z.output<typeof deskOrderSchema>;
export type DeskOrderPage = z.output<typeof deskOrderPageSchema>;
export type DeskOrderDetail = z.output<typeof deskOrderDetailSchema>;
export type KnownCustomer = z.output<typeof knownCustomerSchema>;
export type NewOrder = z.input<typeof newOrderSchema>;
export type OrderReplacement = z.input<typeof orderReplacementSchema>;
export type Supplement = z.input<typeof supplementSchema>;
export type UnpaidOrderDraft = z.output<typeof orderDraftSchema>;
export type OrderChange = z.input<typeof orderChangeSchema>;
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;
export type OrderMail = z.output<typeof orderMailSchema>;
export type OrderMails = z.output<typeof orderMailsSchema>;
export type SoftProof = z.output<typeof softProofSchema>;
export type Refund = z.output<typeof refundSchema>;

export const listDeskOrders = call<Table['listDeskOrders']>('GET', '/api/admin/orders');
export const findCustomers = call<Table['findCustomers']>('GET', '/api/admin/customers');
export const quoteNewOrder = call<Table['quoteNewOrder']>('POST', '/api/admin/orders/quote');
export const placeNewOrder = call<Table['placeNewOrder']>('POST', '/api/admin/orders');
export const moveDeskOrders = call<Table['moveDeskOrders']>('POST', '/api/admin/orders/bulk');
export const undoDeskOrders = call<Table['undoDeskOrders']>('POST', '/api/admin/orders/bulk/undo');
export const getDeskOrder = call<Table['getDeskOrder']>('GET', '/api/admin/orders/:id');
export const changeDeskOrder = call<Table['changeDeskOrder']>('PATCH', '/api/admin/orders/:id');
export const getOrderDraft = call<Table['getOrderDraft']>('GET', '/api/admin/orders/:id/draft');
export const replaceUnpaidOrder = call<Table['replaceUnpaidOrder']>('POST', '/api/admin/orders/:id/replacement');
export const offerSupplement = call<Table['offerSupplement']>('POST', '/api/admin/orders/:id/supplements');
export const withdrawSupplement = call<Table['withdrawSupplement']>(
  'POST',
  '/api/admin/orders/:id/supplements/:supplement/withdraw',
);
export const resendSupplement = call<Table['resendSupplement']>(
  'POST',
  '/api/admin/orders/:id/supplements/:supplement/send',
);
export const changeDeskAddress = call<Table['changeDeskAddress']>('PUT', '/api/admin/orders/:id/address');
export const changeDeskLines = call<Table['changeDeskLines']>('PUT', '/api/admin/orders/:id/lines');
export const markOrderPaid = call<Table['markOrderPaid']>('POST', '/api/admin/orders/:id/mark-paid');
export const refundOrder = call<Table['refundOrder']>('POST', '/api/admin/orders/:id/refunds');
export const settleRefund = call<Table['settleRefund']>('POST', '/api/admin/orders/:id/refunds/:refund/settle');
export const noteOnOrder = call<Table['noteOnOrder']>('POST', '/api/admin/orders/:id/notes');
export const listOrderMails = call<Table['listOrderMails']>('GET', '/api/admin/orders/:id/mails');
export const remindOfPhotos = call<Table['remindOfPhotos']>('POST', '/api/admin/orders/:id/remind-photos');
export const resendOrderMail = call<Table['resendOrderMail']>('POST', '/api/admin/orders/:id/mails/:mail/resend');
export const reviewOrderPhoto = call<Table['reviewOrderPhoto']>('POST', '/api/admin/orders/:id/photos/:photo/review');
export const getSoftProof = call<Table['getSoftProof']>('GET', '/api/admin/orders/:id/photos/:photo/soft-proof');
export const downloadTile = call<Table['downloadTile']>('GET', '/api/admin/orders/:id/photos/:photo/tile.jpg');
