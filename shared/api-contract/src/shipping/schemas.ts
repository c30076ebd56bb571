import { normalizeAddress } from '@aimante/shop/postal';
import { z } from 'zod';
import { cents, euros, id, timestamp } from '../core/wire.ts';

export const shippingMethodCode = z.enum(['standard', 'express', 'relay', 'market']);

export const pickupEventSchema = z.object({
  id,
  name: z.string(),
  place: z.string(),
  address: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
});

export const shippingMethodSchema = z
  .object({
    code: shippingMethodCode,
    name: z.string(),
    description: z.string(),
    price: euros,
    priceCents: cents,
    isAvailable: z.boolean(),
    /** Why the method is not available, as a text for the customer. */
    reason: z.string().nullable(),
    estimate: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    /** Where the order can be collected. Only for `market`. */
    events: z.array(pickupEventSchema),
  })
  .meta({ id: 'ShippingMethod' });

/** Standard delivery to France of an order that is paid now. Null: not offered. */
export const deliveryPromiseSchema = z
  .object({ estimate: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable() })
  .meta({ id: 'DeliveryPromise' });

export const relaySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    line1: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    hours: z.string(),
    distanceMeters: z.int(),
  })
  .meta({ id: 'Relay' });

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .default('FR');

export const methodsQuery = z.object({
  country,
  postalCode: z.string().trim().max(12).optional(),
  /** Number of magnets to deliver: a large order takes the workshop more days. */
  magnets: z.coerce.number().int().min(1).max(100_000).default(1),
  /** Weight and amount of the quote, which the price depends on. Without them: the lightest parcel. */
  grams: z.coerce.number().int().min(0).max(100_000_000).default(0),
  goodsCents: z.coerce.number().int().min(0).max(100_000_000).default(0),
});
export const relaysQuery = z
  .object({ country, postalCode: z.string().trim().min(3).max(12) })
  .overwrite(normalizeAddress);
/** An address as the customer types it. The more of it, the better the proposals. */
export const addressesQuery = z.object({
  q: z.string().trim().min(4).max(200),
  postalCode: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
});
export const foundAddressSchema = z
  .object({ line1: z.string(), postalCode: z.string(), city: z.string() })
  .meta({ id: 'FoundAddress' });

export const citiesQuery = z.object({ postalCode: z.string().regex(/^\d{5}$/) });
