import type { Order } from '@aimante/api-contract/orders';
import { orderAddressSchema } from '@aimante/api-contract/orders/schemas';
import { normalizePhone } from '@aimante/shop/phone';
import { isPostalCode, normalizeAddress, normalizePostalCode } from '@aimante/shop/postal';
import { z } from 'zod';

const { firstName, lastName, line1, city, postalCode, country } = orderAddressSchema.shape;

/** A field that may stay empty. */
export const trimmedText = (max: number) => z.string().trim().max(max);

/** Address fields of a form. Empty: not given. */
export const postalFields = {
  firstName,
  lastName,
  company: trimmedText(160),
  line1,
  line2: trimmedText(160),
  postalCode,
  city,
  country: country.unwrap(),
  phone: trimmedText(30),
  instructions: trimmedText(300),
};

export type PostalValues = z.output<z.ZodObject<typeof postalFields>>;

export const hasRightPostalCode = ({ country: where, postalCode: code }: PostalValues): boolean =>
  !code || isPostalCode(where, normalizePostalCode(where, code));

/** Reported together with the faults of other fields, not after them. */
export const POSTAL_CODE_FAULT = { path: ['postalCode'], when: () => true };

export const postalInput = (address: Partial<NonNullable<Order['shippingAddress']>>): PostalValues => ({
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  company: address.company ?? '',
  line1: address.line1 ?? '',
  line2: address.line2 ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  country: address.country ?? 'FR',
  phone: address.phone ?? '',
  instructions: address.instructions ?? '',
});

export const postalBody = <Values extends PostalValues>(values: Values) => ({
  ...normalizeAddress(values),
  company: values.company || null,
  line2: values.line2 || null,
  phone: normalizePhone(values.phone) || null,
  instructions: values.instructions || null,
});
