import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { id, idParams } from '../core/wire.ts';
import * as calls from './calls.ts';
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

export const orderDeskShapes = shapeTable({
  listDeskOrders: {
    access: 'admin',
    summary: 'Orders of everybody, filtered and sorted',
    query: deskOrderQuery,
    response: deskOrderPageSchema,
  },
  moveDeskOrders: {
    access: 'admin',
    summary: 'Move many orders to a step of production; tells which could not be, the fully refunded ones among them',
    body: bulkChangeSchema,
    response: bulkAnswerSchema,
  },
  undoDeskOrders: {
    access: 'admin',
    summary: 'Take orders back to the step before, where nothing happened since and nobody was told',
    body: undoSchema,
    response: bulkAnswerSchema,
  },
  getDeskOrder: {
    summary: 'One order with its payments, refunds and notes',
    ...one,
    response: deskOrderDetailSchema,
  },
  changeDeskOrder: {
    summary: 'Change step, status or tracking, as far as the order’s state allows',
    ...one,
    body: orderChangeSchema,
    response: deskOrderDetailSchema,
  },
  markOrderPaid: {
    summary: 'A transfer or cash has arrived',
    ...one,
    body: markPaidSchema,
    response: deskOrderDetailSchema,
  },
  refundOrder: {
    summary: 'Give money back, with a credit note. Needs the header Idempotency-Key',
    ...one,
    body: refundCreateSchema,
    status: 201,
    response: refundSchema,
  },
  settleRefund: {
    summary: 'Act on a refund that failed or goes by hand',
    params: z.object({ id, refund: id }),
    access: 'admin',
    body: settleRefundSchema,
    response: deskOrderDetailSchema,
  },
  noteOnOrder: {
    summary: 'A note that only the shop sees',
    ...one,
    body: noteSchema,
    response: deskOrderDetailSchema,
  },
  reviewOrderPhoto: {
    summary: 'Approve a photo for print, or block it and ask the customer for another',
    ...photo,
    body: photoReviewSchema,
    response: deskOrderDetailSchema,
  },
  downloadTile: {
    summary: 'A photo as it will be printed',
    ...photo,
    response: z.unknown(),
    sends: 'file',
  },
});

export const orderDeskEndpoints = endpointTable(orderDeskShapes, calls);
