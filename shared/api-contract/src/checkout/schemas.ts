import { vatRules } from '@aimante/shop/vat';
import { z } from 'zod';
import { cents, euros, id, line, optionalLine, timestamp } from '../core/wire.ts';
import { shippingMethodCode } from '../shipping/schemas.ts';

export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(1)
  .max(40)
  .meta({ examples: ['BIENVENUE10'] });

export const vatRuleCode = z.enum(vatRules);

/** A cart line as the client sends it. It has no price: the server uses its own. */
export const cartLineSchema = z.strictObject({
  lineId: line(64).optional(),
  productId: id,
  variantId: id.nullish(),
  bundleId: id.nullish(),
  quantity: z.int().min(1).max(999),
});

/** A gift has no prices in its parcel. The message is written on a card. */
export const giftSchema = z.strictObject({
  message: optionalLine(300).default(null),
  isWrapped: z.boolean().default(false),
});

export const quoteRequestSchema = z.strictObject({
  items: z.array(cartLineSchema).min(1).max(100),
  couponCode: couponCode.nullish(),
  isGiftWrapped: z.boolean().default(false),
  /** Whether the customer's points pay as much as they can. */
  usesPoints: z.boolean().default(false),
  shippingMethod: shippingMethodCode.default('standard'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('FR'),
  postalCode: z.string().trim().max(12).nullish(),
  marketEventId: id.nullish(),
  /** The stock that an unpaid order of the same cart reserves counts as available for this quote. */
  checkoutId: id.nullish(),
});

export const quoteNoticeSchema = z.object({
  lineId: z.string().nullable(),
  code: z.enum(['BUNDLE_PRICE_LOST', 'OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE', 'COUPON_REFUSED', 'SHIPPING_UNAVAILABLE']),
  message: z.string(),
  /** Units that are still available. */
  available: z.int().optional(),
});

export const quoteLineSchema = z.object({
  lineId: z.string().nullable(),
  productId: id,
  variantId: id.nullable(),
  bundleId: id.nullable(),
  name: z.string(),
  slug: z.string(),
  options: z.string().nullable(),
  imageUrl: z.string().nullable(),
  quantity: z.int(),
  unitPriceCents: cents,
  totalCents: cents,
  price: euros,
  priceSource: z.enum(['bundle', 'variant', 'product']),
  /** The cheapest composition: sets, then single magnets. `unitPriceCents` is the price of the last part. */
  parts: z.array(
    z.object({ name: z.string().nullable(), quantity: z.int(), unitPriceCents: cents, totalCents: cents }),
  ),
  /** With so many magnets more, each magnet of the line costs less. */
  nextStep: z.object({ missing: z.int(), unitPriceCents: cents }).nullable(),
  isPersonalised: z.boolean(),
  loyaltyPoints: z.int(),
});

export const couponSchema = z
  .object({
    code: z.string(),
    discount_type: z.enum(['percentage', 'fixed']),
    /** A percentage, or an amount in euros. */
    discount: z.number(),
    minimum_amount: euros.nullable(),
  })
  .meta({ id: 'AppliedCoupon' });

export const quoteSchema = z
  .object({
    currency: z.literal('EUR'),
    lines: z.array(quoteLineSchema),
    coupon: couponSchema.nullable(),
    /** The price of gift wrap. The subtotal includes it if it is chosen. */
    /** The points that the customer can use for this cart, and their value. Null: none. */
    points: z.object({ balance: z.int(), usable: z.int(), cents, isChosen: z.boolean() }).nullable(),
    giftWrap: z.object({ cents, isChosen: z.boolean() }),
    subtotalCents: cents,
    /** Contains `pointsCents`. */
    discountCents: cents,
    pointsCents: cents,
    shippingCents: cents,
    vatCents: cents,
    vatRate: z.number(),
    /** By which rule the sale is taxed. */
    vatRule: vatRuleCode.optional(),
    /** "dont TVA 20 %", or why there is none. */
    vatNotice: z.string(),
    totalCents: cents,
    shippingMethod: shippingMethodCode,
    /** What the price of delivery depends on. */
    parcel: z.object({ grams: z.int(), goodsCents: cents }).optional(),
    estimate: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    loyaltyPoints: z.int(),
    /** Differences from the request. An order is refused for any notice except `BUNDLE_PRICE_LOST`. */
    notices: z.array(quoteNoticeSchema),
    canBeOrdered: z.boolean(),
    /** Sent back with the order, which is refused when the price has changed since. */
    quoteHash: z.string(),
    quotedAt: timestamp,
  })
  .meta({ id: 'Quote' });
