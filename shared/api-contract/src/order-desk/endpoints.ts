import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { id, idParams } from '../core/wire.ts';
import {
  bulkAnswerSchema,
  bulkChangeSchema,
  deskOrderDetailSchema,
  deskOrderPageSchema,
  deskOrderQuery,
  markPaidSchema,
  noteSchema,
  orderChangeSchema,
  photoReviewSchema,
  refundCreateSchema,
  refundSchema,
  settleRefundSchema,
  undoSchema,
} from './schemas.ts';

const one = { params: idParams, access: 'admin' } as const;
const photo = { params: z.object({ id, photo: id }), access: 'admin' } as const;

export const orderDeskEndpoints = endpointTable({
  list: {
    method: 'GET',
    path: '/api/admin/orders',
    access: 'admin',
    summary: 'Orders of everybody, filtered and sorted',
    query: deskOrderQuery,
    response: deskOrderPageSchema,
  },
  bulk: {
    method: 'POST',
    path: '/api/admin/orders/bulk',
    access: 'admin',
    summary: 'Move many orders to a step of production; tells which could not be, the fully refunded ones among them',
    body: bulkChangeSchema,
    response: bulkAnswerSchema,
  },
  undo: {
    method: 'POST',
    path: '/api/admin/orders/bulk/undo',
    access: 'admin',
    summary: 'Take orders back to the step before, where nothing happened since and nobody was told',
    body: undoSchema,
    response: bulkAnswerSchema,
  },
  get: {
    method: 'GET',
    path: '/api/admin/orders/:id',
    summary: 'One order with its payments, refunds and notes',
    ...one,
    response: deskOrderDetailSchema,
  },
  change: {
    method: 'PATCH',
    path: '/api/admin/orders/:id',
    summary: 'Change step, status or tracking, as far as the order’s state allows',
    ...one,
    body: orderChangeSchema,
    response: deskOrderDetailSchema,
  },
  markPaid: {
    method: 'POST',
    path: '/api/admin/orders/:id/mark-paid',
    summary: 'A transfer or cash has arrived',
    ...one,
    body: markPaidSchema,
    response: deskOrderDetailSchema,
  },
  refund: {
    method: 'POST',
    path: '/api/admin/orders/:id/refunds',
    summary: 'Give money back, with a credit note. Needs the header Idempotency-Key',
    ...one,
    body: refundCreateSchema,
    status: 201,
    response: refundSchema,
  },
  settleRefund: {
    method: 'POST',
    path: '/api/admin/orders/:id/refunds/:refund/settle',
    summary: 'Act on a refund that failed or goes by hand',
    params: z.object({ id, refund: id }),
    access: 'admin',
    body: settleRefundSchema,
    response: deskOrderDetailSchema,
  },
  note: {
    method: 'POST',
    path: '/api/admin/orders/:id/notes',
    summary: 'A note that only the shop sees',
    ...one,
    body: noteSchema,
    response: deskOrderDetailSchema,
  },
  reviewPhoto: {
    method: 'POST',
    path: '/api/admin/orders/:id/photos/:photo/review',
    summary: 'Approve a photo for print, or block it and ask the customer for another',
    ...photo,
    body: photoReviewSchema,
    response: deskOrderDetailSchema,
  },
  tile: {
    method: 'GET',
    path: '/api/admin/orders/:id/photos/:photo/tile.jpg',
    summary: 'A photo as it will be printed',
    ...photo,
    response: z.unknown(),
    sends: 'file',
  },
});
