import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { id, idParams, message, optionalLine, signedQuery } from '../core/wire.ts';
import * as calls from './calls.ts';
import { claimCreateSchema, claimSchema, withdrawSchema } from './claim-schemas.ts';
import { photosAddSchema } from './photos-add-schema.ts';
import {
  checkoutOrderSchema,
  orderAddressSchema,
  orderCreateSchema,
  orderLinkRequestSchema,
  orderListQuery,
  orderPageSchema,
  orderPhotoInput,
  orderSchema,
  orderTokenQuery,
  printAnywaySchema,
  reorderSchema,
} from './schemas.ts';

/** The checkout id opens the order of a guest, so it must not appear in a log. */
const checkoutParams = z.object({ checkoutId: id });
/** The owner, or anyone with the signed link, may open an order. The team has calls of its own. */
const one = { params: idParams, query: orderTokenQuery, access: 'optional' } as const;

export const orderShapes = shapeTable({
  createOrder: {
    access: 'optional',
    summary: 'Place an order. Needs the header Idempotency-Key',
    body: orderCreateSchema,
    status: 201,
    response: orderSchema,
  },
  listOrders: {
    access: 'customer',
    summary: 'Orders of the caller, newest first',
    query: orderListQuery,
    response: orderPageSchema,
  },
  requestOrderLink: {
    access: 'public',
    summary: 'Send the signed link of an order by mail. The answer is the same when there is no such order',
    body: orderLinkRequestSchema,
    status: 202,
    response: message,
    limit: { max: 20, per: 'hour' },
  },
  trackOrder: {
    access: 'public',
    summary: 'An order by its signed link',
    params: z.object({ token: z.string().max(200) }),
    response: orderSchema,
  },
  findCheckout: {
    access: 'optional',
    summary: 'The order of a cart, by its checkout identity',
    params: checkoutParams,
    response: checkoutOrderSchema,
  },
  getOrder: { summary: 'One order', ...one, response: orderSchema },
  cancelOrder: {
    summary: 'Cancel an order that is not in production yet, with a full refund',
    ...one,
    body: z.strictObject({ reason: optionalLine(300).default(null) }),
    response: orderSchema,
  },
  changeOrderAddress: {
    summary: 'Change the delivery address of an order that is not packed yet',
    ...one,
    body: orderAddressSchema,
    response: orderSchema,
  },
  replaceOrderPhoto: {
    summary: 'Replace a blocked photo',
    ...one,
    params: z.object({ id, line: id }),
    /** `cell`: in a collage, the place of the photo among its cells, from 0. Absent: the photo of the recipe. */
    body: orderPhotoInput.omit({ copies: true }).extend({ cell: z.int().min(0).max(5).optional() }),
    response: orderSchema,
  },
  addOrderPhotos: {
    summary: 'Add photos to a line that the team has ordered without them',
    ...one,
    params: z.object({ id, line: id }),
    body: photosAddSchema,
    response: orderSchema,
  },
  magnetPicture: {
    method: 'GET',
    path: '/api/orders/photos/:line/magnet',
    access: 'public',
    summary: 'An ordered magnet with its crop, look and design, by a short signed link, 600 pixels on its longer side',
    params: z.object({ line: id }),
    query: signedQuery.extend({ photo: id }),
    response: z.unknown(),
    sends: 'file',
  },
  printPhotoAnyway: {
    summary: 'Ask for a blocked photo to be printed as it is. The shop checks it again',
    ...one,
    params: z.object({ id, line: id }),
    body: printAnywaySchema,
    response: orderSchema,
  },
  reorder: {
    summary: 'Cart lines for ordering the same again',
    ...one,
    response: reorderSchema,
  },
  claimOrder: {
    summary: 'Report a problem, within 30 days of delivery',
    ...one,
    body: claimCreateSchema,
    status: 201,
    response: claimSchema,
    limit: { max: 20, per: 'hour' },
  },
  withdrawFromOrder: {
    summary: 'Withdraw from the contract for lines that are not personalised, within 14 days',
    ...one,
    body: withdrawSchema,
    status: 201,
    response: claimSchema,
  },
});

export const orderEndpoints = endpointTable(orderShapes, calls);
