import type { Page } from '@playwright/test';
import { apiUrl } from '../fixtures/addresses.ts';
import { untilTakenOver } from '../pages/taken-over.ts';

/** Replaces an answer of the API. Without `json`, the call fails. */
export async function answerInstead(page: Page, path: string | RegExp, json?: unknown): Promise<void> {
  const isMatch = ({ pathname }: URL) => (typeof path === 'string' ? pathname === path : path.test(pathname));
  await page.route(isMatch, (route) =>
    json === undefined ? route.fulfill({ status: 503, body: '' }) : route.fulfill({ json }),
  );
}

/**
 * Navigates to a page inside the browser, from a page that needs no data. The server renders the first view, and a
 * route of the test cannot intercept the server's API calls.
 */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path.startsWith('/en') ? '/en/legal/notice' : '/legal/notice');
  await untilTakenOver(page);
  await page.locator(`a[href="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
}

export interface ShopProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly categoryId: string | null;
  readonly pictures: readonly object[];
  readonly variants: readonly { readonly id: string; readonly options: readonly { readonly value: string }[] }[];
}

export async function productOf(page: Page, slug: string): Promise<ShopProduct> {
  const answer = await page.request.get(`${apiUrl()}/api/products/slug/${slug}`);
  return (await answer.json()) as ShopProduct;
}

const TOTAL = 20_000;
const PAGE_SIZE = 36;
const PAGES = Math.ceil(TOTAL / PAGE_SIZE);

/** The answer of a shop without products. */
export const emptyCatalogue = { ...pageOf(1, 0), total: 0, shown: 0, pages: 1 };

/** Replaces the catalogue by one with 20,000 products. */
export async function offerManyProducts(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/api/products/search',
    (route) => {
      const wanted = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
      return route.fulfill({ json: pageOf(wanted, PAGE_SIZE) });
    },
  );
}

function pageOf(page: number, count: number) {
  const products = Array.from({ length: count }, (_, place) => ({
    id: `product-${page}-${place}`,
    slug: `magnet-${page}-${place}`,
    name: `Magnet ${page}-${place}`,
    description: 'Un magnet parmi beaucoup.',
    priceCents: 450,
    stock: 5,
    featured: false,
    isAvailableForMarket: false,
    picture: null,
    isInStock: true,
    isBoughtAtOnce: false,
  }));
  const facets = { categories: [], shapes: [], sizes: [], inStock: TOTAL, onMarket: 0, minCents: 100, maxCents: 900 };
  const groups = count > 0 ? [{ category: null, products }] : [];
  return { groups, isGrouped: true, page, pages: PAGES, shown: TOTAL, total: TOTAL, facets, corrected: null };
}
