import { emailPattern } from '@aimante/shop/email';
import { normalizePhone } from '@aimante/shop/phone';
import { z } from 'zod';

export const id = z.uuid();
export const timestamp = z.iso.datetime();
/** A calendar day of the shop, in Paris time. */
export const shopDay = z.iso.date();
export const localeCode = z.enum(['fr', 'en']);
export const cents = z
  .int()
  .min(0)
  .max(100_000_000)
  .meta({ examples: [2490] });

/** An amount in euros, as the public calls use it: never finer than a cent. */
export const euros = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'finer than a cent' })
  .meta({ examples: [24.9] });

export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ examples: ['magnet-carre'] });

export const line = (max: number) => z.string().trim().min(1).max(max);
export const optionalLine = (max: number) => z.string().trim().max(max).nullable();
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** Written in one form, whatever the customer typed. */
export const optionalPhone = z.string().trim().max(30).overwrite(normalizePhone).nullable();
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ pattern: emailPattern }))
  .meta({ examples: ['camille@exemple.fr'] });

/** French is required, English is optional. */
export const localised = (max: number) => z.strictObject({ fr: line(max), en: z.string().trim().max(max).optional() });

export const idParams = z.object({ id });
export const languageQuery = z.object({ lang: localeCode.optional() });
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

/** Of a private file, by a link that expires. */
export const signedQuery = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(64),
});

export const message = z.object({ message: z.string() });
export const nothing = z.undefined();

export const apiError = z
  .object({
    code: z.string().meta({ examples: ['PRODUCT_NOT_FOUND'] }),
    message: z.string().meta({ examples: ['Product not found'] }),
    messages: z.object({ fr: z.string(), en: z.string() }),
    details: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ApiError' });
