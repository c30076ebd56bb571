import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { email, message } from '../core/wire.ts';
import * as calls from './calls.ts';

const limit = { max: 20, per: 'hour' } as const;

export const newsletterShapes = shapeTable({
  subscribe: {
    access: 'public',
    summary: 'Subscribe to the newsletter. A confirmation link is sent by mail',
    body: z.strictObject({ email }),
    response: message,
    limit,
  },
  confirmSubscription: {
    access: 'public',
    summary: 'Confirm the subscription with the token of a link',
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    response: message,
    limit,
  },
  unsubscribe: {
    access: 'public',
    summary: 'Unsubscribe from the newsletter',
    body: z.strictObject({ email }),
    response: message,
    limit,
  },
  getNewsletterStatus: {
    access: 'optional',
    summary: 'Newsletter status of an address, for its owner and for administrators',
    params: z.object({ email }),
    response: z.object({
      email: z.string(),
      subscribed: z.boolean(),
      status: z.enum(['unknown', 'none', 'pending', 'subscribed', 'unsubscribed']),
    }),
  },
});

export const newsletterEndpoints = endpointTable(newsletterShapes, calls);
