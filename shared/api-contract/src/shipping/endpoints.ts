import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { methodsQuery, relaySchema, relaysQuery, shippingMethodSchema } from './schemas.ts';

export const shippingEndpoints = endpointTable({
  listMethods: {
    method: 'GET',
    path: '/api/shipping/methods',
    access: 'public',
    summary: 'Ways of delivery to a place, with price and dates',
    query: methodsQuery,
    response: z.array(shippingMethodSchema),
  },
  listRelays: {
    method: 'GET',
    path: '/api/shipping/relays',
    access: 'public',
    summary: 'Pick-up points near a postal code',
    query: relaysQuery,
    response: z.array(relaySchema),
  },
});
