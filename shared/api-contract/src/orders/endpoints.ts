import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { id, idParams, message, optionalLine } from '../core/wire.ts';
import {
  checkoutOrderSchema,
  claimCreateSchema,
  claimSchema,
  orderAddressSchema,
  orderCreateSchema,
  orderLinkRequestSchema,
  orderListQuery,
  orderPageSchema,
  orderPhotoInput,
  orderSchema,
  orderTokenQuery,
  reorderSchema,
  withdrawSchema,
} from './schemas.ts';

/** The checkout identity opens the order of a guest, so no log shows it. */
const checkoutParams = z.object({ checkoutId: id });
/** An order is opened by its owner, an administrator, or whoever holds its signed link. */
const one = { params: idParams, query: orderTokenQuery, access: 'optional' } as const;

export const orderEndpoints = endpointTable({
  create: {
    method: 'POST',
    path: '/api/orders',
    access: 'optional',
    summary: 'Place an order. Needs the header Idempotency-Key',
    body: orderCreateSchema,
    status: 201,
    response: orderSchema,
  },
  list: {
    method: 'GET',
    path: '/api/orders',
    access: 'customer',
    summary: 'One’s own orders, the newest first',
    query: orderListQuery,
    response: orderPageSchema,
  },
  requestLink: {
    method: 'POST',
    path: '/api/orders/link',
    access: 'public',
    summary: 'Mail the signed link of an order. The answer is the same when there is no such order',
    body: orderLinkRequestSchema,
    status: 202,
    response: message,
    limit: { max: 20, per: 'hour' },
  },
  track: {
    method: 'GET',
    path: '/api/orders/track/:token',
    access: 'public',
    summary: 'An order by its signed link',
    params: z.object({ token: z.string().max(200) }),
    response: orderSchema,
  },
  checkout: {
    method: 'GET',
    path: '/api/orders/checkout/:checkoutId',
    access: 'optional',
    summary: 'The order that a cart has become, by its checkout identity',
    params: checkoutParams,
    response: checkoutOrderSchema,
  },
  get: { method: 'GET', path: '/api/orders/:id', summary: 'One order', ...one, response: orderSchema },
  cancel: {
    method: 'POST',
    path: '/api/orders/:id/cancel',
    summary: 'Cancel an order that is not in production yet; what was paid is refunded',
    ...one,
    body: z.strictObject({ reason: optionalLine(300).default(null) }),
    response: orderSchema,
  },
  changeAddress: {
    method: 'PUT',
    path: '/api/orders/:id/address',
    summary: 'Change the delivery address of an order that is not packed yet',
    ...one,
    body: orderAddressSchema,
    response: orderSchema,
  },
  replacePhoto: {
    method: 'POST',
    path: '/api/orders/:id/photos/:line/replace',
    summary: 'Put another photo in the place of a blocked one',
    ...one,
    params: z.object({ id, line: id }),
    body: orderPhotoInput.omit({ copies: true }),
    response: orderSchema,
  },
  reorder: {
    method: 'POST',
    path: '/api/orders/:id/reorder',
    summary: 'What the cart is filled with to order the same again',
    ...one,
    response: reorderSchema,
  },
  claim: {
    method: 'POST',
    path: '/api/orders/:id/claim',
    summary: 'Report a problem, within 30 days of delivery',
    ...one,
    body: claimCreateSchema,
    status: 201,
    response: claimSchema,
    limit: { max: 20, per: 'hour' },
  },
  withdraw: {
    method: 'POST',
    path: '/api/orders/:id/withdraw',
    summary: 'Renounce the contract for lines that are not personalised, within 14 days',
    ...one,
    body: withdrawSchema,
    status: 201,
    response: claimSchema,
  },
});
