import type { Client } from '@aimante/api-contract';
import { ApiError } from '@aimante/api-contract';
import {
  getProduct,
  getProductBySlug,
  listBundles,
  listProducts,
  listSimilarProducts,
  type Product,
  searchProducts,
  suggestProducts,
} from '@aimante/api-contract/catalogue';
import type { Locale } from '@aimante/contract';
import { keepPreviousData, queryOptions } from '@aimante/remote/data';
import { type Filters, searchOf } from '../product-list/filters.ts';
import { FRESH_MS } from './fresh-ms.ts';
import { SHOP_CONTENT } from './shop-content.ts';

export const POPULAR_PRODUCTS = 6;

/** How often a visible "not found" page asks again. */
const MISSING_RETRY_MS = 5000;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A page of the catalogue. While another one loads, the former stays. */
export const catalogueQuery = (filters: Filters) => (api: Client, locale: Locale) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['catalogue', locale, filters],
    queryFn: ({ signal }) => api(searchProducts, { query: { lang: locale, ...searchOf(filters) } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const suggestionsQuery = (search: string) => (api: Client, locale: Locale) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['suggestions', locale, search],
    queryFn: ({ signal }) => api(suggestProducts, { query: { lang: locale, search } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const popularProductsQuery = (api: Client, locale: Locale) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['products', locale, { first: POPULAR_PRODUCTS }],
    queryFn: ({ signal }) => api(listProducts, { query: { lang: locale, limit: POPULAR_PRODUCTS } }, { signal }),
  });

export const productQuery = (identifier: string) => (api: Client, locale: Locale) =>
  queryOptions({
    ...SHOP_CONTENT,
    // A product that was not found may be published at any moment.
    staleTime: freshUnlessMissing,
    refetchInterval: retryWhileMissing,
    queryKey: ['product', locale, identifier],
    queryFn: ({ signal }) => findProduct(api, { identifier, locale }, signal),
  });

export const bundlesQuery = (productId: string | undefined) => (api: Client, locale: Locale) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['bundles', locale, productId],
    queryFn: ({ signal }) =>
      api(listBundles, { params: { productId: productId ?? '' }, query: { lang: locale } }, { signal }),
    enabled: productId !== undefined,
  });

interface Answered {
  readonly state: { readonly data?: Product | null | undefined };
}

const freshUnlessMissing = ({ state }: Answered) => (state.data === null ? 0 : FRESH_MS);
const retryWhileMissing = ({ state }: Answered) => (state.data === null ? MISSING_RETRY_MS : false);

interface WantedProduct {
  readonly identifier: string;
  readonly locale: Locale;
}

/**
 * Looks up by slug, but an identifier that looks like an id first by id, because it is one in all links of the shop.
 * Null: unknown.
 */
async function findProduct(
  api: Client,
  { identifier, locale }: WantedProduct,
  signal: AbortSignal,
): Promise<Product | null> {
  const query = { lang: locale };
  const bySlug = () => api(getProductBySlug, { params: { slug: identifier }, query }, { signal }).catch(nullIfUnknown);
  if (!UUID.test(identifier)) return bySlug();
  return (await api(getProduct, { params: { id: identifier }, query }, { signal }).catch(nullIfUnknown)) ?? bySlug();
}

/** Null for an unknown name (404) or an impossible one (400). */
function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}

export const similarProductsQuery = (productId: string) => (api: Client, locale: Locale) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['similar-products', locale, productId],
    queryFn: ({ signal }) =>
      api(listSimilarProducts, { params: { id: productId }, query: { lang: locale } }, { signal }),
  });
