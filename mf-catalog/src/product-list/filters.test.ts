import { describe, expect, it } from '@jest/globals';
import { canonicalPath, NO_FILTERS, readFilters, writeFilters } from './filters.ts';

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
      page: 4,
    } as const;
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
  });

  it('is bare without filters', () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
  });

  it('with invalid content does no harm', () => {
    const query = new URLSearchParams(
      'shape=hexagon&size=&max=cheap&sort=random&stock=yes&category=&search=%20&page=0.5',
    );
    expect(readFilters(query)).toEqual(NO_FILTERS);
  });
});

describe('search engines', () => {
  it.each([
    [{}, '/products'],
    [{ page: 3 }, '/products?page=3'],
    [{ categories: ['magnets-photo'], page: 2 }, '/products?category=magnets-photo&page=2'],
    [{ search: 'chat' }, null],
    [{ sort: 'price' as const }, null],
    [{ categories: ['a', 'b'] }, null],
  ])('keep %j as %p', (over, path) => expect(canonicalPath({ ...NO_FILTERS, ...over })).toBe(path));
});
