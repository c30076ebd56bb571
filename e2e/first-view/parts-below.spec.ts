import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const PRODUCT = '/products/magnet-carre-5x5';

test.use({ viewport: { width: 412, height: 823 } });

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
const topOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The page is read, and its pictures come when the returned function is called. */
async function openWithoutPictures(page: Page, path: string): Promise<() => void> {
  const pictures = Promise.withResolvers<void>();
  await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, async (route) => {
    await pictures.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return pictures.resolve;
}

const heights = (page: Page) =>
  page.locator('main section, footer').evaluateAll((parts) => parts.map((part) => part.clientHeight));
const untilAllLaidOut = (page: Page) => expect.poll(() => page.locator('html').getAttribute('data-below')).toBeNull();

for (const path of ['/', PRODUCT])
  test(`${path}: parts below the window are laid out after its pictures, without a scroll`, async ({ page }) => {
    const show = await openWithoutPictures(page, path);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    expect(await isLaidOut(last)).toBe(false);
    show();
    await expect.poll(() => isLaidOut(last)).toBe(true);
    await untilAllLaidOut(page);
    const before = await heights(page);
    await last.scrollIntoViewIfNeeded();
    expect(await heights(page)).toEqual(before);
  });

test('a link to the reviews leads to them while the parts before them are not laid out', async ({ page }) => {
  const show = await openWithoutPictures(page, PRODUCT);
  await page.locator('main a[href="#reviews"]').click();
  show();
  await untilAllLaidOut(page);
  const title = page.locator('#reviews h2');
  await expect.poll(() => topOf(title)).toBeLessThan(300);
  expect(await topOf(title)).toBeGreaterThanOrEqual(0);
});
