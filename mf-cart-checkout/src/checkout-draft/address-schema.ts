import type { BillingAddress, OrderAddress } from '@aimante/api-contract/orders';
import { isSiret, isVatNumber } from '@aimante/shop/company';
import { emailPattern } from '@aimante/shop/email';
import { normalizePhone } from '@aimante/shop/phone';
import { deliveryCountries, isPostalCode } from '@aimante/shop/postal';
import * as z from 'zod/mini';

/** Codes of field faults. Their texts are under `field.error`. */
export const FAULTS = ['required', 'tooLong', 'postalCode', 'email', 'phone', 'siret', 'vatNumber', 'choose'] as const;
export type Fault = (typeof FAULTS)[number];

const fault = (name: Fault) => name;

const needed = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, fault('required')), z.maxLength(longest, fault('tooLong')));
const optional = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, fault('tooLong')));

const postalCode = z.refine<{ country: string; postalCode: string }>(
  (address) => address.postalCode === '' || isPostalCode(address.country, address.postalCode),
  { path: ['postalCode'], error: fault('postalCode') },
);

const fields = {
  firstName: needed(80),
  lastName: needed(80),
  company: optional(160),
  line1: needed(160),
  line2: optional(160),
  postalCode: needed(12),
  city: needed(120),
  country: z.enum(deliveryCountries),
};

export const addressSchema = z.object(fields).check(postalCode);

const isEmptyOr = (isValid: (typed: string) => boolean) => (typed: string) => typed === '' || isValid(typed);

export const billingSchema = z
  .object({
    ...fields,
    siret: optional(20).check(z.refine(isEmptyOr(isSiret), fault('siret'))),
    vatNumber: optional(20).check(z.refine(isEmptyOr(isVatNumber), fault('vatNumber'))),
    purchaseOrder: optional(60),
  })
  .check(postalCode);

export type AddressValues = z.infer<typeof addressSchema>;
export type BillingValues = z.infer<typeof billingSchema>;

/** A plausible phone number for a carrier: French, or with the country's prefix. */
export const phoneSchema = z.string().check(
  z.trim(),
  z.refine(
    isEmptyOr((typed) => /^(?:\+|00)?\d{9,14}$/.test(normalizePhone(typed).replaceAll(' ', ''))),
    fault('phone'),
  ),
);
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fault('required')),
    z.maxLength(254, fault('tooLong')),
    z.email({ pattern: emailPattern, error: fault('email') }),
  );

const orNull = (typed: string) => (typed === '' ? null : typed);

export function toOrderAddress(values: AddressValues): OrderAddress {
  const { company, line2, ...rest } = values;
  return { ...rest, company: orNull(company), line2: orNull(line2), phone: null, instructions: null };
}

export function toBillingAddress({ siret, vatNumber, purchaseOrder, ...address }: BillingValues): BillingAddress {
  return {
    ...toOrderAddress(address),
    siret: orNull(siret.replace(/\s/g, '')),
    vatNumber: orNull(vatNumber),
    purchaseOrder: orNull(purchaseOrder),
  };
}
