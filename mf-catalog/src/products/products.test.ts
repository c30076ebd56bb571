import { describe, expect, it } from '@jest/globals';
import { aCategory, aProduct, aVariant } from '../catalogue/catalogue.fixture.ts';
import { shapeOf, sizeOf } from '../catalogue/shape.ts';
import { isInStock } from '../offer/stock.ts';
import { NO_FILTERS, passes, readFilters, sorted, writeFilters } from './filters.ts';
import { groupByCategory } from './grouping.ts';
import { firstOf } from './use-whole-list.ts';

const photo = aCategory({ id: 'photo', position: 1 });
const gifts = aCategory({ id: 'gifts', slug: 'cadeaux', name: 'Cadeaux', position: 0 });
const inCategory = (id: string, categoryId: string | null) => aProduct({ id, slug: id, categoryId });

describe('groups', () => {
  it('follow the order of the categories, and end with the products without one', () => {
    const products = [
      inCategory('a', 'photo'),
      inCategory('b', null),
      inCategory('c', 'gifts'),
      inCategory('d', 'photo'),
    ];
    const groups = groupByCategory(products, [photo, gifts]);
    expect(groups.map(({ category, products: own }) => [category?.id ?? null, own.map(({ id }) => id)])).toEqual([
      ['gifts', ['c']],
      ['photo', ['a', 'd']],
      [null, ['b']],
    ]);
  });

  it('leave out empty categories, and products with neither id nor slug', () => {
    expect(groupByCategory([aProduct({ id: '', slug: '' })], [photo])).toEqual([]);
  });

  it('keep a product whose category is not shown', () => {
    expect(groupByCategory([inCategory('a', 'secret')], [photo])).toHaveLength(1);
  });
});

describe('a long list', () => {
  const groups = [
    { category: photo, products: [inCategory('a', 'photo'), inCategory('b', 'photo')] },
    { category: gifts, products: [inCategory('c', 'gifts')] },
  ];

  it('begins with as many cards as are wanted, whatever group they are in', () => {
    const ids = (count: number) => firstOf(groups, count).map(({ products }) => products.map(({ id }) => id));
    expect(ids(1)).toEqual([['a']]);
    expect(ids(2)).toEqual([['a', 'b']]);
    expect(ids(3)).toEqual([['a', 'b'], ['c']]);
    expect(ids(99)).toEqual([['a', 'b'], ['c']]);
  });
});

describe('the address', () => {
  it('says every filter, and is read back as it was written', () => {
    const filters = {
      search: 'carré & rond',
      categories: ['photo', 'cadeaux'],
      shapes: ['square', 'strip'],
      sizes: ['large'],
      maxCents: 1050,
      isInStock: true,
      isOnMarket: true,
      sort: '-price',
    } as const;
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
  });

  it('is bare without filters', () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
  });

  it('may say nonsense without harm', () => {
    const query = new URLSearchParams('shape=hexagon&size=&max=cheap&sort=random&stock=yes&category=&search=%20');
    expect(readFilters(query)).toEqual(NO_FILTERS);
  });
});

describe('a product passes', () => {
  const product = aProduct({
    categoryId: 'photo',
    category: { id: 'photo', slug: 'magnets-photo', name: 'P', description: '' },
  });

  it('by the id or the slug of its category', () => {
    expect(passes(product, { ...NO_FILTERS, categories: ['photo'] })).toBe(true);
    expect(passes(product, { ...NO_FILTERS, categories: ['magnets-photo', 'x'] })).toBe(true);
    expect(passes(product, { ...NO_FILTERS, categories: ['x'] })).toBe(false);
  });

  it('up to its price', () => {
    expect(passes(product, { ...NO_FILTERS, maxCents: 450 })).toBe(true);
    expect(passes(product, { ...NO_FILTERS, maxCents: 449 })).toBe(false);
  });

  it('by search, shape, size, stock and market together', () => {
    const all = { ...NO_FILTERS, search: 'magnet', shapes: ['square'], sizes: ['small'], isInStock: true } as const;
    expect(passes(product, all)).toBe(true);
    expect(passes(product, { ...all, shapes: ['round'] })).toBe(false);
    expect(passes(product, { ...all, sizes: ['large'] })).toBe(false);
    expect(passes(product, { ...all, search: 'tasse' })).toBe(false);
    expect(passes(product, { ...all, isOnMarket: true })).toBe(false);
    expect(passes({ ...product, stock: 0 }, all)).toBe(false);
  });

  it('as in stock with one variant that is', () => {
    const variants = [aVariant({ stock: 0 }), aVariant({ stock: 1 })];
    expect(isInStock({ stock: 0, variants })).toBe(true);
    expect(isInStock({ stock: 250, variants: [aVariant({ stock: 0 })] })).toBe(false);
  });
});

describe('products are sorted', () => {
  const cheap = aProduct({ id: 'cheap', name: 'B 10', priceCents: 100, createdAt: '2026-01-01T00:00:00.000Z' });
  const dear = aProduct({ id: 'dear', name: 'é 2', priceCents: 900, createdAt: '2026-06-01T00:00:00.000Z' });
  const ids = (sort: Parameters<typeof sorted>[1]) => sorted([dear, cheap], sort, 'fr').map(({ id }) => id);

  it('by the shop, by price, by name as people read it, by age', () => {
    expect(ids('favourites')).toEqual(['dear', 'cheap']);
    expect(ids('price')).toEqual(['cheap', 'dear']);
    expect(ids('-price')).toEqual(['dear', 'cheap']);
    expect(ids('name')).toEqual(['cheap', 'dear']);
    expect(ids('-createdAt')).toEqual(['dear', 'cheap']);
  });
});

describe('a magnet', () => {
  const measured = (magnetWidth: number | null, magnetHeight: number | null, dimensions: string | null = null) => ({
    magnetWidth,
    magnetHeight,
    magnetShape: null,
    dimensions,
  });

  it('has the shape that it is cut in', () => {
    expect(shapeOf({ ...measured(60, 55), magnetShape: 'heart' })).toBe('heart');
    expect(shapeOf({ ...measured(50, 50), magnetShape: 'rectangle' })).toBe('square');
  });

  it('has the shape of its sides', () => {
    expect(shapeOf(measured(50, 50))).toBe('square');
    expect(shapeOf(measured(50, 50, 'Ø 50 mm'))).toBe('round');
    expect(shapeOf(measured(100, 70))).toBe('rectangle');
    expect(shapeOf(measured(50, 100))).toBe('strip');
    expect(shapeOf(measured(null, null))).toBeNull();
  });

  it('has the size of its longer side', () => {
    expect(sizeOf(measured(60, 40))).toBe('small');
    expect(sizeOf(measured(61, 40))).toBe('medium');
    expect(sizeOf(measured(70, 99))).toBe('medium');
    expect(sizeOf(measured(70, 100))).toBe('large');
    expect(sizeOf(measured(null, null))).toBeNull();
  });
});
