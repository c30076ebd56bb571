import { SHAPES, type Shape, SIZES, type Size } from '../catalogue/shape.ts';

export const SORTS = ['favourites', 'price', '-price', 'name', '-createdAt'] as const;
export type Sort = (typeof SORTS)[number];

/** The limits of the API. */
const MAX_PAGE = 10_000;
const MAX_CHOICES = 20;
const MAX_SEARCH = 120;
const MAX_CENTS = 100_000_000;

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
  readonly page: number;
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
  page: 1,
};

export function readFilters(query: URLSearchParams): Filters {
  const euros = Number(query.get('max') ?? Number.NaN);
  const page = Number(query.get('page'));
  return {
    search: query.get('search')?.trim().slice(0, MAX_SEARCH).trim() ?? '',
    categories: query
      .getAll('category')
      .filter((category) => category && category.length <= MAX_SEARCH)
      .slice(0, MAX_CHOICES),
    shapes: SHAPES.filter((shape) => query.getAll('shape').includes(shape)),
    sizes: SIZES.filter((size) => query.getAll('size').includes(size)),
    maxCents: Number.isFinite(euros) && euros > 0 ? Math.min(Math.round(euros * 100), MAX_CENTS) : null,
    isInStock: query.get('stock') === '1',
    isOnMarket: query.get('market') === '1',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'favourites',
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
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
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** The filters as the API reads them. */
export function searchOf(filters: Filters) {
  const { search, categories, shapes, sizes, maxCents, isInStock, isOnMarket, sort, page } = filters;
  return {
    ...(search && { search }),
    category: [...categories],
    shape: [...shapes],
    size: [...sizes],
    ...(maxCents !== null && { maxCents }),
    ...(isInStock && { stock: '1' as const }),
    ...(isOnMarket && { market: '1' as const }),
    ...(sort !== 'favourites' && { sort }),
    ...(page > 1 && { page }),
  };
}

/** The address of a page of the catalogue. */
export function cataloguePath(filters: Filters): string {
  const query = writeFilters(filters).toString();
  return query ? `/products?${query}` : '/products';
}

/** The address that search engines keep: a collection or all products, by page. Null for any other choice. */
export function canonicalPath(filters: Filters): string | null {
  const { categories, page } = filters;
  const wanted = { ...NO_FILTERS, categories: categories.length === 1 ? categories : [], page };
  const path = cataloguePath(wanted);
  return path === cataloguePath(filters) ? path : null;
}
