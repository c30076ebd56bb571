/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../../catalogue/catalogue.fixture.ts';
import { canSuggest, nextPlace, suggested } from './suggested.ts';

describe('suggestions', () => {
  it.each([
    ['', false],
    ['m', false],
    ['  m  ', false],
    ['ma', true],
    [' ma', true],
  ])('for "%s" are wanted: %p', (text, isWanted) => expect(canSuggest(text)).toBe(isWanted));

  it('are the first five that match, in the order of the shop', () => {
    const products = Array.from({ length: 8 }, (_, place) =>
      aProduct({ id: `p${place}`, name: place === 1 ? 'Tasse' : 'Magnet', description: '' }),
    );
    expect(suggested(products, 'magnet').map(({ id }) => id)).toEqual(['p0', 'p2', 'p3', 'p4', 'p5']);
  });

  it('leave out a product without a page', () => {
    expect(suggested([aProduct({ id: '', slug: '' }), aProduct({ id: '', slug: 'rond' })], 'magnet')).toHaveLength(1);
  });
});

describe('the arrow keys', () => {
  it.each([
    ['down from the field to the first', -1, 1, 0],
    ['down to the next', 0, 1, 1],
    ['down from the last to the field', 2, 1, -1],
    ['up from the field to the last', -1, -1, 2],
    ['up from the first to the field', 0, -1, -1],
  ] as const)('go %s', (...[, place, by, next]) => expect(nextPlace(place, by, 3)).toBe(next));

  it.each([1, -1] as const)('stay in the field where nothing is suggested', (by) =>
    expect(nextPlace(-1, by, 0)).toBe(-1),
  );
});
