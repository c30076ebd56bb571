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
