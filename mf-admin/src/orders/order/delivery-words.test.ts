import { describe, expect, it } from '@jest/globals';
import { addressLines, fullName, relayText } from './delivery-words.ts';

const home = {
  firstName: 'Nora',
  lastName: 'Petit',
  company: null,
  line1: '4 rue du Lac',
  line2: null,
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  phone: null,
  instructions: null,
};

describe('an address of delivery', () => {
  it('has no empty lines', () => {
    expect(addressLines(home, 'fr')).toEqual(['Nora Petit', '4 rue du Lac', '69003 Lyon', 'France']);
    expect(addressLines({ ...home, company: '', line2: '', instructions: '' }, 'fr')).toHaveLength(4);
  });

  it('ends with what the carrier should know', () => {
    const full = { ...home, company: 'Atelier Ø & fils', line2: 'Bâtiment B', instructions: 'Sonner deux fois' };
    expect(addressLines(full, 'fr')).toEqual([
      'Nora Petit',
      'Atelier Ø & fils',
      '4 rue du Lac',
      'Bâtiment B',
      '69003 Lyon',
      'France',
      'Sonner deux fois',
    ]);
  });

  it.each([
    ['BE', 'fr', 'Belgique'],
    ['BE', 'en', 'Belgium'],
    ['CH', 'fr', 'Suisse'],
    ['MC', 'en', 'Monaco'],
  ])('in %s names its country in %s: %s', (country, locale, name) => {
    expect(addressLines({ ...home, country }, locale).at(-1)).toBe(name);
  });

  it('keeps two lines that are equal', () => {
    expect(addressLines({ ...home, company: 'Nora Petit' }, 'fr').slice(0, 2)).toEqual(['Nora Petit', 'Nora Petit']);
  });
});

describe('the words of a delivery', () => {
  it('name a person', () => {
    expect(fullName(home)).toBe('Nora Petit');
  });

  it('name a relay in one line, and nothing without one', () => {
    const relay = { id: 'r', name: 'Tabac', line1: '1 place', postalCode: '75011', city: 'Paris', hours: '' };
    expect(relayText(relay)).toBe('Tabac, 1 place, 75011 Paris');
    expect(relayText(null)).toBe('');
  });
});
