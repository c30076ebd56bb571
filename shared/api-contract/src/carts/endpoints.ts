import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { email, id, line, message, timestamp } from '../core/wire.ts';
import * as calls from './calls.ts';
import { cartBytes, cartSyncSchema, sharedCartSchema, syncedCartSchema } from './schemas.ts';

export const cartShapes = shapeTable({
  syncCart: {
    access: 'customer',
    summary: 'Send the changes of the cart on this device, and get those of the other devices of the account',
    body: cartSyncSchema,
    bodyBytes: cartBytes,
    response: syncedCartSchema,
    limit: { max: 120, per: 'minute' },
  },
  createCartLink: {
    access: 'optional',
    summary: 'A link that opens the cart on one other device, within a day. It is sent to an address if one is given',
    body: z.strictObject({ cart: sharedCartSchema, email: email.nullish() }),
    bodyBytes: cartBytes,
    status: 201,
    response: z.object({ link: z.url(), expiresAt: timestamp }),
    limit: { max: 20, per: 'hour' },
  },
  openCartLink: {
    access: 'optional',
    summary: 'The cart of a link. Its photos are given to the caller',
    body: z.strictObject({ token: line(200) }),
    response: z.object({ cart: sharedCartSchema, isAgain: z.boolean() }),
    limit: { max: 60, per: 'hour' },
  },
  askCartReminder: {
    access: 'optional',
    summary: 'Ask for one mail if this checkout is not finished. Asking again replaces the cart',
    body: z.strictObject({ checkoutId: id, cart: sharedCartSchema, email: email.nullish() }),
    bodyBytes: cartBytes,
    response: message,
    limit: { max: 30, per: 'hour' },
  },
  dropCartReminder: {
    access: 'public',
    summary: 'The cart was emptied, or its reminder is no longer wanted',
    params: z.object({ checkoutId: id }),
    response: message,
    limit: { max: 60, per: 'hour' },
  },
  stopCartReminder: {
    access: 'public',
    summary: 'End a reminder with the token of its mail',
    body: z.strictObject({ token: line(200) }),
    response: message,
    limit: { max: 60, per: 'hour' },
  },
});

export const cartEndpoints = endpointTable(cartShapes, calls);
