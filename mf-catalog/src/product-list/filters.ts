import type { ProductCard } from '@aimante/api-contract/catalogue';
import { SHAPES, type Shape, SIZES, type Size, shapeOf, sizeOf } from '../catalogue/shape.ts';
import { isInStock } from '../offer/stock.ts';
import { productMatches } from './matches.ts';

export const SORTS = ['favourites', 'price', '-price', 'name', '-createdAt'] as const;
export type Sort = (typeof SORTS)[number];

/** The filters of the address, so that a filtered catalogue can be shared. */
export interface Filters {
  readonly search: string;
  /** Ids or slugs. */
  readonly categories: readonly string[];
  readonly shapes: readonly Shape[];
  readonly sizes: readonly Size[];
  readonly maxCents: number | null;
  readonly isInStock: boolean;
  readonly isOnMarket: boolean;
  readonly sort: Sort;
}

export const NO_FILTERS: Filters = {
  search: '',
  categories: [],
  shapes: [],
  sizes: [],
  maxCents: null,
  isInStock: false,
  isOnMarket: false,
  sort: 'favourites',
};

export function readFilters(query: URLSearchParams): Filters {
  const euros = Number(query.get('max') ?? Number.NaN);
  return {
    search: query.get('search')?.trim() ?? '',
    categories: query.getAll('category').filter(Boolean),
    shapes: SHAPES.filter((shape) => query.getAll('shape').includes(shape)),
    sizes: SIZES.filter((size) => query.getAll('size').includes(size)),
    maxCents: Number.isFinite(euros) && euros > 0 ? Math.round(euros * 100) : null,
    isInStock: query.get('stock') === '1',
    isOnMarket: query.get('market') === '1',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'favourites',
  };
}

export function writeFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search) query.set('search', filters.search);
  for (const category of filters.categories) query.append('category', category);
  for (const shape of filters.shapes) query.append('shape', shape);
  for (const size of filters.sizes) query.append('size', size);
  if (filters.maxCents !== null) query.set('max', String(filters.maxCents / 100));
  if (filters.isInStock) query.set('stock', '1');
  if (filters.isOnMarket) query.set('market', '1');
  if (filters.sort !== 'favourites') query.set('sort', filters.sort);
  return query;
}

export function passes(product: ProductCard, filters: Filters): boolean {
  const { category, categoryId } = product;
  const isOneOf = <T>(chosen: readonly T[], value: T | null) =>
    chosen.length === 0 || (value !== null && chosen.includes(value));
  return (
    (!filters.search || productMatches(product, filters.search)) &&
    (isOneOf(filters.categories, categoryId) || isOneOf(filters.categories, category?.slug ?? null)) &&
    isOneOf(filters.shapes, shapeOf(product)) &&
    isOneOf(filters.sizes, sizeOf(product)) &&
    (filters.maxCents === null || product.priceCents <= filters.maxCents) &&
    (!filters.isInStock || isInStock(product)) &&
    (!filters.isOnMarket || product.isAvailableForMarket)
  );
}

type Compare = (a: ProductCard, b: ProductCard) => number;

export function sorted(products: readonly ProductCard[], sort: Sort, locale: string): readonly ProductCard[] {
  const compare: Record<Sort, Compare | null> = {
    favourites: null,
    price: (a, b) => a.priceCents - b.priceCents,
    '-price': (a, b) => b.priceCents - a.priceCents,
    name: (a, b) => a.name.localeCompare(b.name, locale, { numeric: true }),
    '-createdAt': (a, b) => b.createdAt.localeCompare(a.createdAt),
  };
  const wanted = compare[sort];
  return wanted ? products.toSorted(wanted) : products;
}
