import type { Address } from '@aimante/api-contract/users';
import { describe, expect, it } from '@jest/globals';
import { defaultOf } from './delivery-tile.tsx';

const address = (id: number, change: Partial<Address> = {}): Address => ({
  id: `018f3c1e-0000-7000-8000-00000000000${id}`,
  type: 'both',
  label: null,
  firstName: 'Camille',
  lastName: 'Moreau',
  company: null,
  line1: '8 rue des Lices',
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

describe('the address of the next delivery', () => {
  const billing = address(1, { type: 'billing', isDefaultBilling: true });
  const [home, office] = [address(2), address(3, { isDefaultShipping: true })];
  it.each([
    ['is none', [], undefined],
    ['is none for an address of invoices', [billing], undefined],
    ['is the default', [billing, home, office], office],
    ['is the first that takes parcels', [billing, home, address(4)], home],
  ])('%s', (_, addresses, expected) => expect(defaultOf(addresses)).toBe(expected));
});
