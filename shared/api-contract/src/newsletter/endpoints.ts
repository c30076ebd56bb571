import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { email, message } from '../core/wire.ts';

const limit = { max: 20, per: 'hour' } as const;

export const newsletterEndpoints = endpointTable({
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    access: 'public',
    summary: 'Ask for the newsletter: a link to confirm comes by mail',
    body: z.strictObject({ email }),
    response: message,
    limit,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    summary: 'Confirm by the link’s token',
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    response: message,
    limit,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'public',
    summary: 'Stop the newsletter',
    body: z.strictObject({ email }),
    response: message,
    limit,
  },
  getNewsletterStatus: {
    method: 'GET',
    path: '/api/newsletter/status/:email',
    access: 'optional',
    summary: 'Whether an address gets the newsletter: told to its owner and to administrators only',
    params: z.object({ email }),
    response: z.object({
      email: z.string(),
      subscribed: z.boolean(),
      status: z.enum(['unknown', 'none', 'pending', 'subscribed', 'unsubscribed']),
    }),
  },
});
