/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aCategory, aProduct, aVariant } from '../catalogue/catalogue.fixture.ts';
import { catalogueOf } from './catalogue.ts';
import { facetsOf } from './facets.ts';
import { type Filters, NO_FILTERS } from './filters.ts';

const photo = aCategory({ id: 'photo', slug: 'magnets-photo', name: 'Magnets photo', position: 1 });
const gifts = aCategory({ id: 'gifts', slug: 'cadeaux', name: 'Cadeaux', position: 0 });
const empty = aCategory({ id: 'empty', slug: 'vide', name: 'Vide' });
const products = [
  aProduct({ id: 'square', categoryId: 'photo', priceCents: 450 }),
  aProduct({ id: 'sold out', categoryId: 'photo', priceCents: 399, variants: [aVariant({ stock: 0 })] }),
  aProduct({ id: 'strip', categoryId: 'gifts', priceCents: 750, magnetHeight: 150, isAvailableForMarket: true }),
  aProduct({ id: 'box', categoryId: 'gifts', priceCents: 2510, magnetWidth: null, magnetHeight: null }),
];
const facets = (filters: Partial<Filters> = {}) =>
  facetsOf(products, [photo, gifts, empty], { ...NO_FILTERS, ...filters });
const counts = (choices: readonly { value: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ value, count }) => [value, count]));

describe('the choices of the catalogue', () => {
  it('are those that some product has', () => {
    const { categories, shapes, sizes } = facets();
    expect(counts(categories)).toEqual({ photo: 2, gifts: 2 });
    expect(counts(shapes)).toEqual({ square: 2, strip: 1 });
    expect(counts(sizes)).toEqual({ small: 2, large: 1 });
  });

  it('of a size count the other sizes as if none were chosen', () => {
    expect(counts(facets({ sizes: ['large'] }).sizes)).toEqual({ small: 2, large: 1 });
  });

  it('count what the other filters leave, and keep a choice of which nothing is left', () => {
    const { categories, shapes } = facets({ shapes: ['strip'] });
    expect(counts(categories)).toEqual({ photo: 0, gifts: 1 });
    expect(counts(shapes)).toEqual({ square: 2, strip: 1 });
  });

  it('of a category count the other categories as if none were chosen', () => {
    const { categories, sizes } = facets({ categories: ['photo'] });
    expect(counts(categories)).toEqual({ photo: 2, gifts: 2 });
    expect(counts(sizes)).toEqual({ small: 2, large: 0 });
  });

  it.each<[string, Partial<Filters>, number, number]>([
    ['all', {}, 3, 1],
    ['the cheap ones', { maxCents: 450 }, 1, 0],
    ['those in stock', { isInStock: true }, 3, 1],
    ['a search without result', { search: 'tasse' }, 0, 0],
  ])('of %s say how many are in stock and on the market', (...[, filters, inStock, onMarket]) => {
    expect(facets(filters)).toMatchObject({ inStock, onMarket });
  });

  it('range from the lowest to the highest price in whole euros, regardless of the filters', () => {
    for (const filters of [{}, { maxCents: 100 }, { search: 'tasse' }])
      expect(facets(filters)).toMatchObject({ minCents: 300, maxCents: 2600 });
  });
});

describe('the catalogue', () => {
  const catalogue = (filters: Partial<Filters> = {}) =>
    catalogueOf(
      { products: [...products, aProduct({ id: '', slug: '' })], categories: [photo, gifts] },
      { ...NO_FILTERS, ...filters },
      'fr',
    );
  const shown = (filters: Partial<Filters>) =>
    catalogue(filters).groups.map((group) => group.products.map(({ id }) => id));

  it('counts only products that have a page', () => {
    expect(catalogue()).toMatchObject({ total: 4, shown: 4 });
    expect(catalogue({ shapes: ['strip'] })).toMatchObject({ total: 4, shown: 1 });
  });

  it('sorts inside its groups, which keep their order', () => {
    expect(shown({ sort: 'price' })).toEqual([
      ['strip', 'box'],
      ['sold out', 'square'],
    ]);
    expect(shown({ sort: '-price' })).toEqual([
      ['box', 'strip'],
      ['square', 'sold out'],
    ]);
  });
});
