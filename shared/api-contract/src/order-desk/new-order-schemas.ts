import { z } from 'zod';
import { magnetShape } from '../catalogue/schemas.ts';
import { quoteRequestSchema } from '../checkout/schemas.ts';
import { email, id, localeCode, optionalPhone } from '../core/wire.ts';
import { orderAddressSchema, orderCreateSchema, orderPhotoInput } from '../orders/schemas.ts';
import { shippingMethodCode } from '../shipping/schemas.ts';

const { couponCode, quoteHash, shipping, billingAddress, customerNote } = orderCreateSchema.shape;

/** `photosToCome`: the customer adds the photos, or the rest of them, by the link of the order. */
const items = z
  .array(orderCreateSchema.shape.items.element.extend({ photosToCome: z.boolean().optional() }))
  .min(1)
  .max(100);

/**
 * `email`: of the customer, for the limits of the coupon. `replaces`: the unpaid order that is changed. Its stock and
 * coupon are available, and its gift wrap and points stay. `supplements`: the paid order that the items are added to. Its
 * delivery counts, and costs nothing.
 */
export const newOrderQuoteSchema = quoteRequestSchema
  .pick({ items: true, couponCode: true, shippingMethod: true, country: true, postalCode: true, marketEventId: true })
  .extend({ email: email.nullish(), replaces: id.nullish(), supplements: id.nullish() });

/**
 * An order that the team takes for a customer, such as by phone. The photos were uploaded by the member of the
 * team, or the customer adds them. `payment`: by a link in a mail, which is valid for 7 days, or by bank transfer within
 * 14 days.
 */
export const newOrderSchema = z.strictObject({
  email,
  phone: optionalPhone.default(null),
  /** The language of the customer. */
  locale: localeCode,
  items,
  couponCode,
  quoteHash,
  shipping,
  billingAddress,
  customerNote,
  payment: z.enum(['link', 'transfer']),
});

/** The new contents of an unpaid order. `version`: of the order as the person has seen it. */
export const orderReplacementSchema = newOrderSchema.omit({ email: true, locale: true }).extend({ version: z.int() });

/** Items that are added to a paid order. `version`: of the paid order as the person has seen it. */
export const supplementSchema = z.strictObject({ items, quoteHash, version: z.int() });

/** An unpaid order as a form that changes it needs it. */
export const orderDraftSchema = z
  .object({
    number: z.string(),
    version: z.int(),
    email: z.string(),
    locale: localeCode,
    couponCode: z.string().nullable(),
    customerNote: z.string().nullable(),
    payment: newOrderSchema.shape.payment,
    shipping: z.object({
      method: shippingMethodCode,
      relayId: z.string().nullable(),
      marketEventId: id.nullable(),
      /** Of the customer, for a market too. */
      address: orderAddressSchema.nullable(),
    }),
    lines: z.array(
      z.object({
        product: z.object({
          id,
          name: z.string(),
          isPersonalised: z.boolean(),
          magnetWidth: z.number().nullable(),
          magnetHeight: z.number().nullable(),
          magnetShape: magnetShape.nullable(),
        }),
        variantId: id.nullable(),
        /** The product with its options. */
        title: z.string(),
        quantity: z.int(),
        photos: z.array(
          orderPhotoInput.extend({ linePhotoId: id, fileName: z.string(), previewUrl: z.string().nullable() }),
        ),
      }),
    ),
  })
  .meta({ id: 'UnpaidOrderDraft' });
