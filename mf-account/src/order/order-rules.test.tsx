import { describe, expect, it } from '@jest/globals';
import { hasContents } from './actions/use-reorder.ts';
import { placeLines } from './delivery-facts.tsx';
import { box, line, order, photo } from './order.fixture.ts';
import { isFitPhoto } from './photos/photo-picker.tsx';

const relay = {
  id: 'shop-1',
  name: 'Tabac du Mail',
  line1: '1 rue du Mail',
  postalCode: '49100',
  city: 'Angers',
  hours: '9 h – 19 h',
};
const marketEvent = {
  id: '018f3c1e-0000-7000-8000-000000000051',
  name: 'Marché de Noël',
  place: 'Place du Ralliement',
  address: '49100 Angers',
  startsAt: '2026-12-05T09:00:00.000Z',
  endsAt: '2026-12-05T17:00:00.000Z',
};

describe('the place of a delivery', () => {
  it('is the address of the parcel', () => {
    expect(placeLines(order(), 'fr')).toEqual(['Camille Moreau', '8 rue des Lices', '49100 Angers']);
  });

  it('is the pick-up point, with its hours', () => {
    expect(placeLines(order({ relay }), 'fr')).toEqual([
      'Tabac du Mail',
      '1 rue du Mail',
      '49100 Angers',
      '9 h – 19 h',
    ]);
  });

  it.each([
    ['fr', /^samedi\s5\sdécembre\sà\s10\sh$/],
    ['en', /^Saturday\s5\sDecember\sat\s10\sam$/],
  ] as const)('is the market, at its hour in Paris, in %s', (locale, when) => {
    const [name, , , hour] = placeLines(order({ marketEvent, shippingAddress: null }), locale);
    expect(name).toBe('Marché de Noël');
    expect(hour).toMatch(when);
  });

  it('is nowhere once the address is erased', () => {
    expect(placeLines(order({ shippingAddress: null }), 'fr')).toEqual([]);
  });
});

describe('an order', () => {
  const gone = photo({ previewUrl: null });
  it.each([
    ['with a photo that is kept', [line()], true],
    ['with one photo of two', [line({ photos: [gone, photo()] })], true],
    ['with erased photos only', [line({ photos: [gone] })], false],
    ['with erased photos and a box', [line({ photos: [gone] }), box()], true],
    ['of nothing', [], false],
  ])('%s can be ordered again: %#', (_, lines, expected) => expect(hasContents(order({ lines }))).toBe(expected));
});

describe('isFitPhoto', () => {
  const MOST_BYTES = 25 * 1024 * 1024;
  const file = (type: string, bytes = 1) =>
    Object.defineProperty(new File([], 'a', { type }), 'size', { value: bytes });
  it.each([
    ['image/jpeg', 1, true],
    ['image/png', MOST_BYTES, true],
    ['image/png', MOST_BYTES + 1, false],
    ['image/heic', 1, false],
    ['image/svg+xml', 1, false],
    ['application/x-image/png', 1, false],
    ['', 1, false],
  ])('of %j with %i bytes is %s', (type, bytes, isFit) => expect(isFitPhoto(file(type, bytes))).toBe(isFit));
});
