import { describe, expect, it } from '@jest/globals';
import { addressLines } from './address-lines.ts';

const address = {
  firstName: 'Camille',
  lastName: 'Moreau',
  company: null,
  line1: '8 rue des Lices',
  line2: '',
  postalCode: '49100',
  city: 'Angers',
  country: 'FR',
};

describe('addressLines', () => {
  it('omits empty values and the shop’s own country', () => {
    expect(addressLines(address, 'fr')).toEqual(['Camille Moreau', '8 rue des Lices', '49100 Angers']);
  });

  it('names another country in the visitor’s language', () => {
    expect(addressLines({ ...address, company: 'SARL', country: 'BE' }, 'fr').at(-1)).toBe('Belgique');
    expect(addressLines({ ...address, country: 'BE' }, 'en').at(-1)).toBe('Belgium');
  });
});
