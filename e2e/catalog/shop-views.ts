import type { Page } from '@playwright/test';
import { apiUrl } from '../fixtures/addresses.ts';
import { untilTakenOver } from '../pages/taken-over.ts';

/** Answers a call of the API as the shop would on another day. Without `json`, it fails. */
export async function answerInstead(page: Page, path: string | RegExp, json?: unknown): Promise<void> {
  const isMeant = ({ pathname }: URL) => (typeof path === 'string' ? pathname === path : path.test(pathname));
  await page.route(isMeant, (route) =>
    json === undefined ? route.fulfill({ status: 503, body: '' }) : route.fulfill({ json }),
  );
}

/**
 * Leads to a page inside the browser, from one that needs no data: the first view comes from the server, whose own
 * calls no route of a test reaches.
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
