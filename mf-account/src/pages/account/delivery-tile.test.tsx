import { describe, expect, it } from '@jest/globals';
import { addressOf } from '../../address.fixture.ts';
import { defaultOf } from './delivery-tile.tsx';

describe('the address of the next delivery', () => {
  const billing = addressOf(1, { type: 'billing', isDefaultBilling: true });
  const [home, office] = [addressOf(2), addressOf(3, { isDefaultShipping: true })];
  it.each([
    ['is none', [], undefined],
    ['is none for an address of invoices', [billing], undefined],
    ['is the default', [billing, home, office], office],
    ['is the first that takes parcels', [billing, home, addressOf(4)], home],
  ])('%s', (_, addresses, expected) => expect(defaultOf(addresses)).toBe(expected));
});
