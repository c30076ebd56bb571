import { vatClasses } from '@aimante/shop/vat';
import { z } from 'zod';
import { countryCode, id, shopDay } from '../core/wire.ts';

export const vatClassCode = z.enum(vatClasses);

export const vatRateDraftSchema = z.strictObject({
  /** A country, or a French overseas department, as in ISO 3166. */
  territory: countryCode,
  vatClass: vatClassCode,
  /** In percent, to two decimals. */
  rate: z
    .number()
    .min(0)
    .max(100)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
  validFrom: shopDay,
});

export const vatRateSchema = z
  .object({
    ...vatRateDraftSchema.shape,
    id,
    /** `past`: another rate follows it and applies. */
    state: z.enum(['past', 'current', 'planned']),
  })
  .meta({ id: 'VatRate' });

export const vatTableSchema = z
  .object({
    /** By territory and class, the newest first. */
    rates: z.array(vatRateSchema),
    /** Sales to private persons in other countries of the Union, without VAT. */
    oss: z.object({
      mode: z.enum(['threshold', 'always']),
      thresholdCents: z.int(),
      years: z.array(z.object({ year: z.int(), netCents: z.int() })),
      /** Whether the VAT of the country of delivery applies today. */
      isDue: z.boolean(),
    }),
  })
  .meta({ id: 'VatTable' });
