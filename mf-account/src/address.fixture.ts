import type { Address } from '@aimante/api-contract/users';

/** An address of the address book, with the ending of its id. */
export const addressOf = (serial: number, change: Partial<Address> = {}): Address => ({
  id: `018f3c1e-0000-7000-8000-0000000000${String(serial).padStart(2, '0')}`,
  type: 'both',
  label: null,
  firstName: 'Camille',
  lastName: 'Moreau',
  company: null,
  line1: `${serial} rue des Lices`,
  line2: null,
  postalCode: '49100',
  city: 'Angers',
  country: 'FR',
  phone: null,
  instructions: null,
  isDefaultShipping: false,
  isDefaultBilling: false,
  createdAt: '2026-11-20T09:41:00.000Z',
  ...change,
});
