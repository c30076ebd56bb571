import type { Client } from '@aimante/api-contract';
import { ApiError } from '@aimante/api-contract';
import {
  getProduct,
  getProductBySlug,
  listBundles,
  listCategories,
  listCategoryProducts,
  listProducts,
  type Product,
} from '@aimante/api-contract/catalogue';
import type { Locale } from '@aimante/contract';
import { queryOptions } from '@aimante/remote/data';
import { FRESH_MS } from './fresh-ms.ts';

export const POPULAR_PRODUCTS = 6;

/** How often a visible "not found" page asks again. */
const MISSING_RETRY_MS = 5000;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const productsQuery = (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['products', locale],
    queryFn: ({ signal }) => api(listProducts, { query: { lang: locale } }, { signal }),
  });

export const popularProductsQuery = (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['products', locale, { first: POPULAR_PRODUCTS }],
    queryFn: ({ signal }) => api(listProducts, { query: { lang: locale, limit: POPULAR_PRODUCTS } }, { signal }),
  });

export const categoriesQuery = (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['categories', locale],
    queryFn: ({ signal }) => api(listCategories, { query: { lang: locale } }, { signal }),
  });

export const productQuery = (identifier: string) => (api: Client, locale: Locale) =>
  queryOptions({
    // A product that was not found may be published at any moment.
    staleTime: freshUnlessMissing,
    refetchInterval: retryWhileMissing,
    queryKey: ['product', locale, identifier],
    queryFn: ({ signal }) => findProduct(api, { identifier, locale }, signal),
  });

export const bundlesQuery = (productId: string | undefined) => (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
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

export const categoryProductsQuery = (categoryId: string | null) => (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['category-products', locale, categoryId],
    queryFn: ({ signal }) =>
      api(listCategoryProducts, { params: { id: categoryId ?? '' }, query: { lang: locale } }, { signal }),
    enabled: categoryId !== null,
  });
