import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { orderDeskEndpoints } from './endpoints.ts';
import type {
  bulkAnswerSchema,
  deskOrderDetailSchema,
  deskOrderPageSchema,
  deskOrderSchema,
  orderChangeSchema,
  refundSchema,
} from './schemas.ts';

type Table = typeof orderDeskEndpoints;

export type DeskOrder = z.output<typeof deskOrderSchema>;
export type DeskOrderPage = z.output<typeof deskOrderPageSchema>;
export type DeskOrderDetail = z.output<typeof deskOrderDetailSchema>;
export type OrderChange = z.input<typeof orderChangeSchema>;
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;
export type Refund = z.output<typeof refundSchema>;

export const listDeskOrders = call<Table['list']>('GET', '/api/admin/orders');
export const moveDeskOrders = call<Table['bulk']>('POST', '/api/admin/orders/bulk');
export const undoDeskOrders = call<Table['undo']>('POST', '/api/admin/orders/bulk/undo');
export const getDeskOrder = call<Table['get']>('GET', '/api/admin/orders/:id');
export const changeDeskOrder = call<Table['change']>('PATCH', '/api/admin/orders/:id');
export const markOrderPaid = call<Table['markPaid']>('POST', '/api/admin/orders/:id/mark-paid');
export const refundOrder = call<Table['refund']>('POST', '/api/admin/orders/:id/refunds');
export const settleRefund = call<Table['settleRefund']>('POST', '/api/admin/orders/:id/refunds/:refund/settle');
export const noteOnOrder = call<Table['note']>('POST', '/api/admin/orders/:id/notes');
export const reviewOrderPhoto = call<Table['reviewPhoto']>('POST', '/api/admin/orders/:id/photos/:photo/review');
export const downloadTile = call<Table['tile']>('GET', '/api/admin/orders/:id/photos/:photo/tile.jpg');
