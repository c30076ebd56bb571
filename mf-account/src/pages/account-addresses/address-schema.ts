import type { Address } from '@aimante/api-contract/users';
import { addressType } from '@aimante/api-contract/users/schemas';
import { z } from 'zod';
import {
  hasRightPostalCode,
  POSTAL_CODE_FAULT,
  postalBody,
  postalFields,
  postalInput,
  trimmedText,
} from '../../postal-address/postal-schema.ts';

export const addressSchema = z
  .object({
    ...postalFields,
    type: addressType,
    label: trimmedText(80),
    isDefaultShipping: z.boolean(),
    isDefaultBilling: z.boolean(),
  })
  .refine(hasRightPostalCode, POSTAL_CODE_FAULT);

export type AddressInput = z.input<typeof addressSchema>;
export type AddressValues = z.output<typeof addressSchema>;

export const addressInput = (address: Partial<Address>): AddressInput => ({
  ...postalInput(address),
  type: address.type ?? 'both',
  label: address.label ?? '',
  isDefaultShipping: address.isDefaultShipping ?? false,
  isDefaultBilling: address.isDefaultBilling ?? false,
});

/** A billing address is never the default for parcels, and a delivery address is never the default for invoices. */
export const addressBody = (values: AddressValues) => ({
  ...postalBody(values),
  label: values.label || null,
  isDefaultShipping: values.isDefaultShipping && values.type !== 'billing',
  isDefaultBilling: values.isDefaultBilling && values.type !== 'shipping',
});
