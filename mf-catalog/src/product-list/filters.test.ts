import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../catalogue/catalogue.fixture.ts';
import { NO_FILTERS, passes, readFilters, sorted, writeFilters } from './filters.ts';

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

  it('with invalid content does no harm', () => {
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
