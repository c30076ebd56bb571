import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import * as calls from './calls.ts';
import {
  addressesQuery,
  citiesQuery,
  deliveryPromiseSchema,
  foundAddressSchema,
  methodsQuery,
  relaySchema,
  relaysQuery,
  shippingMethodSchema,
} from './schemas.ts';

export const shippingShapes = shapeTable({
  listShippingMethods: {
    access: 'public',
    summary: 'Delivery methods to a place, with price and dates',
    query: methodsQuery,
    response: z.array(shippingMethodSchema),
  },
  getDeliveryPromise: {
    access: 'public',
    summary: 'Delivery dates in France of an order that is paid now',
    response: deliveryPromiseSchema,
  },
  listRelays: {
    access: 'public',
    summary: 'Pick-up points near a postal code',
    query: relaysQuery,
    response: z.array(relaySchema),
  },
  findAddresses: {
    access: 'public',
    summary: 'French addresses that begin as the typed one. Empty if the source is slow, away or not configured',
    query: addressesQuery,
    response: z.array(foundAddressSchema),
    limit: { max: 120, per: 'minute' },
  },
  listCities: {
    access: 'public',
    summary: 'The communes of a French postal code',
    query: citiesQuery,
    response: z.array(z.string()),
  },
});

export const shippingEndpoints = endpointTable(shippingShapes, calls);
