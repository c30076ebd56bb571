import { z } from 'zod';
import { quoteRequestSchema } from '../checkout/schemas.ts';
import { email, localeCode, optionalPhone } from '../core/wire.ts';
import { orderCreateSchema } from '../orders/schemas.ts';

const { items, couponCode, quoteHash, shipping, billingAddress, customerNote } = orderCreateSchema.shape;

/** `email`: of the customer, for the limits of the coupon. */
export const newOrderQuoteSchema = quoteRequestSchema
  .pick({ items: true, couponCode: true, shippingMethod: true, country: true, postalCode: true, marketEventId: true })
  .extend({ email: email.nullish() });

/**
 * An order that the team takes for a customer, such as by phone. The photos were uploaded by the member of the team.
 * `payment`: by a link in a mail, which is valid for 7 days, or by bank transfer within 14 days.
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
