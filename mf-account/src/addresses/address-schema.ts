import type { Address } from '@aimante/api-contract/users';
import { addressCreateSchema, addressType } from '@aimante/api-contract/users/schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { faultOfIssue } from '../form/fault-of-issue.ts';
import { isFrenchPostalCode } from '../postal-address/french-postal-code.ts';

const { firstName, lastName, line1, city, postalCode, country } = addressCreateSchema.shape;
const text = (max: number) => z.string().trim().max(max);

const addressSchema = z
  .object({
    type: addressType,
    label: text(80),
    firstName,
    lastName,
    company: text(160),
    line1,
    line2: text(160),
    postalCode,
    city,
    country: country.unwrap(),
    phone: text(30),
    instructions: text(300),
    isDefaultShipping: z.boolean(),
    isDefaultBilling: z.boolean(),
  })
  .refine(({ country: where, postalCode: code }) => where !== 'FR' || !code || isFrenchPostalCode(code), {
    path: ['postalCode'],
    error: 'postalCode',
    when: () => true,
  });

export type AddressInput = z.input<typeof addressSchema>;
export type AddressValues = z.output<typeof addressSchema>;

export const addressResolver = zodResolver(addressSchema, { error: faultOfIssue });

export const addressInput = (address: Partial<Address>): AddressInput => ({
  type: address.type ?? 'both',
  label: address.label ?? '',
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
  isDefaultShipping: address.isDefaultShipping ?? false,
  isDefaultBilling: address.isDefaultBilling ?? false,
});

/** A place that only takes invoices is no default for parcels, and the other way round. */
export const addressBody = (values: AddressValues) => ({
  ...values,
  label: values.label || null,
  company: values.company || null,
  line2: values.line2 || null,
  phone: values.phone || null,
  instructions: values.instructions || null,
  isDefaultShipping: values.isDefaultShipping && values.type !== 'billing',
  isDefaultBilling: values.isDefaultBilling && values.type !== 'shipping',
});
