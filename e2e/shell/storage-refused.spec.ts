import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What Chromium does with "block all cookies". A Chromium without windows does not read that setting. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    LockManager.prototype.request = async () => refuse();
    LockManager.prototype.query = async () => refuse();
  });
}

test('the shop works in a browser that blocks all storage', async ({ page, problems }) => {
  problems.allow(/Access is denied/);
  await refuseStorage(page);
  await page.goto('/products');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Panier/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre panier est vide' })).toBeVisible();
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
  await page.goto('/photo-cropper');
  await expect(page.getByRole('heading', { level: 1, name: 'Outil de Recadrage Photo' })).toBeVisible();
});
