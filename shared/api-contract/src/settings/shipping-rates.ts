import { z } from 'zod';
import { cents, localised } from '../core/wire.ts';

const rateSchema = z
  .strictObject({
    /** Price by weight of the parcel, the lightest first. Null: without limit. */
    bands: z
      .array(z.strictObject({ upToGrams: z.int().min(1).max(1_000_000).nullable(), cents }))
      .min(1)
      .max(20),
    /** Free from this amount of articles on. Null: never. */
    freeFromCents: cents.nullable(),
  })
  /** Null: the method is not offered there. */
  .nullable();

/** A zone has one price list. A territory is a code of ISO 3166: overseas departments have their own. */
export const shippingZoneSchema = z.strictObject({
  name: localised(60),
  territories: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(60),
  standard: rateSchema,
  express: rateSchema,
  relay: rateSchema,
});

/** Prices of delivery. They include VAT, as the prices of the catalogue do. */
export const shippingRatesSchema = z.strictObject({ zones: z.array(shippingZoneSchema).min(1).max(20) });

export type ShippingRates = z.output<typeof shippingRatesSchema>;
export type ShippingZone = ShippingRates['zones'][number];
export type ShippingRate = NonNullable<ShippingZone['standard']>;
