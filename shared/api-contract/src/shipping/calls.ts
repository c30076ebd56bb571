import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { shippingShapes } from './endpoints.ts';
import type {
  foundAddressSchema,
  pickupEventSchema,
  relaySchema,
  shippingMethodCode,
  shippingMethodSchema,
} from './schemas.ts';

type Table = typeof shippingShapes;

export type ShippingMethodCode = z.output<typeof shippingMethodCode>;
export type ShippingMethod = z.output<typeof shippingMethodSchema>;
export type PickupEvent = z.output<typeof pickupEventSchema>;
export type FoundAddress = z.output<typeof foundAddressSchema>;
export type Relay = z.output<typeof relaySchema>;

export const listShippingMethods = call<Table['listShippingMethods']>('GET', '/api/shipping/methods');
export const getDeliveryPromise = call<Table['getDeliveryPromise']>('GET', '/api/shipping/promise');
export const listRelays = call<Table['listRelays']>('GET', '/api/shipping/relays');
export const findAddresses = call<Table['findAddresses']>('GET', '/api/shipping/addresses');
export const listCities = call<Table['listCities']>('GET', '/api/shipping/cities');
