import type { AddressValues, BillingValues } from './address-schema.ts';

// Apart from the schemas: the cart reads an address without them.

export const EMPTY_ADDRESS: AddressValues = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  country: 'FR',
};
export const EMPTY_BILLING: BillingValues = { ...EMPTY_ADDRESS, siret: '', vatNumber: '', purchaseOrder: '' };
