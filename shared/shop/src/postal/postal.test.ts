import { describe, expect, it } from '@jest/globals';
import {
  addressCountries,
  addressLines,
  deliveryCountries,
  isPostalCode,
  normalizeAddress,
  normalizePostalCode,
  placeLine,
  readPostalAddress,
  zoneOf,
} from './postal.ts';

describe('a postal code', () => {
  it.each(['49100', '01000', '20000', '20600', '95880', '97400', '98000'])('%s is French', (code) =>
    expect(isPostalCode('FR', code)).toBe(true),
  );

  it.each(['4910', '00100', '96000', '99000', '99123', '491000', '2A000', ''])('%s is not French', (code) =>
    expect(isPostalCode('FR', code)).toBe(false),
  );

  it('has five digits in Monaco and four in Belgium, Luxembourg and Switzerland', () => {
    expect(isPostalCode('MC', '98000')).toBe(true);
    for (const country of ['BE', 'LU', 'CH'])
      expect([isPostalCode(country, '1000'), isPostalCode(country, '12000')]).toEqual([true, false]);
  });

  it('is accepted as typed in a country without delivery', () => {
    expect(isPostalCode('IE', 'D02 AF30')).toBe(true);
  });
});

describe('a typed postal code', () => {
  it.each([
    ['FR', '49 100', '49100'],
    ['FR', ' 49100 ', '49100'],
    ['FR', 'F-49100', '49100'],
    ['FR', 'fr 49.100', '49100'],
    ['FR', '2A004', '20004'],
    ['FR', '2b 200', '20200'],
    ['BE', 'B-1000', '1000'],
    ['LU', 'L-1234', '1234'],
    ['FR', '4910', '4910'],
    ['IE', 'D02 AF30', 'D02 AF30'],
  ])('in %s, %s becomes %s', (country, typed, code) => expect(normalizePostalCode(country, typed)).toBe(code));
});

describe('an address', () => {
  it('gets the postal code of its country, and keeps the rest', () =>
    expect(normalizeAddress({ country: 'FR', postalCode: 'F-49 100', city: 'Angers' })).toEqual({
      country: 'FR',
      postalCode: '49100',
      city: 'Angers',
    }));
});

describe('the countries of an address', () => {
  it('are those of delivery, then those of an invoice alone, each once', () => {
    expect(addressCountries.slice(0, deliveryCountries.length)).toEqual([...deliveryCountries]);
    expect(new Set(addressCountries).size).toBe(addressCountries.length);
    expect(addressCountries.slice(deliveryCountries.length).map((code) => zoneOf(code, null))).not.toContain(
      'neighbour',
    );
  });
});

describe('a zone of delivery', () => {
  it.each([
    ['FR', '49100', 'metropole'],
    ['FR', null, 'metropole'],
    ['FR', '97400', 'overseas'],
    ['MC', '98000', 'neighbour'],
    ['DE', '10115', undefined],
  ])('of %s %s is %s', (country, postalCode, zone) => expect(zoneOf(country, postalCode)).toBe(zone));
});

describe('placeLine', () => {
  it('says the name of the place once', () => {
    const address = 'Place Lorraine, 49100 Angers';
    expect(placeLine({ place: 'Place Lorraine', address })).toBe(address);
    expect(placeLine({ place: 'Marché', address })).toBe(`Marché, ${address}`);
  });
});

describe('a postal address', () => {
  it.each([
    [
      '3 quai du Port, 44000 Nantes, France',
      { street: '3 quai du Port', postalCode: '44000', city: 'Nantes', country: 'France' },
    ],
    [
      'Bât. B, 3 quai du Port, 44000 Nantes',
      { street: 'Bât. B, 3 quai du Port', postalCode: '44000', city: 'Nantes', country: '' },
    ],
  ])('is read from "%s"', (address, parts) => expect(readPostalAddress(address)).toEqual(parts));

  it('is nothing where it is written another way', () => expect(readPostalAddress('Quai du Port')).toBeUndefined());
});

const recipient = {
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
    expect(addressLines(recipient, 'fr')).toEqual(['Camille Moreau', '8 rue des Lices', '49100 Angers']);
  });

  it('names another country in the visitor’s language', () => {
    expect(addressLines({ ...recipient, company: 'SARL', country: 'BE' }, 'fr').at(-1)).toBe('Belgique');
    expect(addressLines({ ...recipient, country: 'BE' }, 'en').at(-1)).toBe('Belgium');
  });
});
