import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { citiesQuery, methodsQuery, relaySchema, relaysQuery, shippingMethodSchema } from './schemas.ts';

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
  listCities: {
    method: 'GET',
    path: '/api/shipping/cities',
    access: 'public',
    summary: 'The communes of a French postal code',
    query: citiesQuery,
    response: z.array(z.string()),
  },
});
