import { emailPattern } from '@aimante/shop/email';
import { z } from 'zod';
import { cents, line, localised } from '../core/wire.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { shippingRatesSchema, shippingZoneSchema } from './shipping-rates.ts';

const bothLanguages = (max: number) => z.strictObject({ fr: z.string().max(max), en: z.string().max(max) });

export const maintenanceSchema = z
  .strictObject({
    enabled: z.boolean(),
    message: bothLanguages(500),
    estimatedTime: bothLanguages(120),
    contact: z.string().max(200),
  })
  .meta({ id: 'Maintenance' });

export const shopSettingsSchema = z.strictObject({
  name: line(120),
  legalName: line(160),
  /** Legal form and share capital, as printed on documents: `SARL au capital de 10 000 €`. */
  legalForm: z.string().max(160),
  /** In one line: `street, postal code city, country`. */
  address: line(300),
  siret: z.string().regex(/^\d{14}$/),
  register: z.string().max(160),
  vatRegime: z.enum(['standard', 'franchise']),
  vatNumber: z.string().max(20),
  /** Not used any more: the rates have dates, and a table of their own. */
  vatRate: z.number().min(0).max(100).default(20),
  /** VAT of the country of delivery: above the threshold of distance sales, or always. */
  oss: z.enum(['threshold', 'always']).default('threshold'),
  email: z.email({ pattern: emailPattern }),
  phone: z.string().max(40),
  openingHours: openingHoursSchema,
  iban: z.string().max(40),
  bic: z.string().max(15),
  director: z.string().max(120),
  host: z.string().max(300),
  /** The consumer mediator: name, address and site. */
  mediator: z.string().max(300),
  socials: z.strictObject({
    instagram: z.string().max(200),
    facebook: z.string().max(200),
    pinterest: z.string().max(200),
  }),
});

/** The stored settings. An empty text is a value that is not set yet. */
export const storedShopSchema = z.object({
  ...shopSettingsSchema.shape,
  legalName: z.string(),
  address: z.string(),
  siret: z.string(),
  email: z.string(),
});

/** The public part of the shop's identity. A new setting is private until it is listed here. */
export const publicShopSchema = storedShopSchema.pick({
  name: true,
  legalName: true,
  legalForm: true,
  address: true,
  siret: true,
  register: true,
  vatRegime: true,
  vatNumber: true,
  vatRate: true,
  email: true,
  phone: true,
  openingHours: true,
  director: true,
  host: true,
  mediator: true,
  socials: true,
});

export const shippingSettingsSchema = z.strictObject({
  /** Not read any more, as `relayCents` and `freeFromCents`: the prices are in `shippingRates`. */
  expressCents: cents,
  relayCents: cents,
  /** The price of gift wrap for a whole parcel. */
  giftWrapCents: cents,
  freeFromCents: cents,
  productionDays: z.tuple([z.int().min(0), z.int().min(0)]),
  standardDays: z.tuple([z.int().min(0), z.int().min(0)]),
  expressDays: z.tuple([z.int().min(0), z.int().min(0)]),
  cutOffHour: z.int().min(0).max(23),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  /** Hours until the reminder of a checkout that was not finished. */
  cartReminderHours: z.int().min(1).max(72),
});

export const loyaltySettingsSchema = z.strictObject({
  pointsPerReward: z.int().min(1),
  rewardCents: cents,
  expiryMonths: z.int().min(1),
  tiers: z
    .array(z.strictObject({ name: localised(40), fromCents: cents }))
    .min(1)
    .max(6),
});

/** Not strict: old rows still have sheet settings from before sheet profiles, which are dropped silently. */
export const productionSettingsSchema = z.object({
  slaDays: z.int().min(1).max(60),
  photoRetentionDays: z.int().min(30).max(3650),
  /** Magnets that the workshop makes in a working day. A longer backlog moves the promise of delivery. */
  dailyCapacity: z.int().min(1).max(100_000),
  /** The last day of December on which an order still arrives before Christmas. */
  christmasCutOffDay: z.int().min(1).max(24),
});

export const teamSettingsSchema = z.strictObject({
  /** How many people the team may have, invited ones included. */
  seats: z.int().min(1).max(500),
});

/** All settings, by their name in the URL. */
export const settingsSchemas = {
  maintenance: maintenanceSchema,
  shop: shopSettingsSchema,
  shipping: shippingSettingsSchema,
  shippingRates: shippingRatesSchema,
  loyalty: loyaltySettingsSchema,
  production: productionSettingsSchema,
  team: teamSettingsSchema,
} as const;

export const settingsSchema = z.object({ ...settingsSchemas, shop: storedShopSchema }).meta({ id: 'Settings' });
export const settingKey = z.enum(['maintenance', 'shop', 'shipping', 'shippingRates', 'loyalty', 'production', 'team']);

export const publicSettingsSchema = z
  .object({
    maintenance: maintenanceSchema,
    shop: publicShopSchema,
    shipping: shippingSettingsSchema,
    /** What standard delivery costs. Absent from an API of the version before. */
    deliveryZones: z.array(shippingZoneSchema.pick({ territories: true, standard: true })).optional(),
    loyalty: loyaltySettingsSchema,
    production: productionSettingsSchema.pick({ photoRetentionDays: true }),
  })
  .meta({ id: 'PublicSettings' });
