import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { fillCart } from '../cart/filled-cart.ts';
import { beginToUse } from '../fixtures/intention.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilRendered } from './until-rendered.ts';

test.use({ readsOnly: true, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true });

const KILOBYTE = 1000;
const AS_THE_EDGE = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

interface Loaded {
  readonly path: string;
  readonly bytes: number;
}

/**
 * The most that a page loads before the visitor uses it, compressed, in kB. Its styles are inside the HTML. The goal is
 * 190 kB and 20 requests.
 */
const READ = { scripts: 0, sheets: 0, fonts: 37, bytes: 140, requests: 15 };
const PRODUCT = '/products/magnet-carre-5x5';
const PATHS = ['/', '/products', PRODUCT, '/templates', '/cart'];
/** The HTML, as the edge compresses it. */
const MOST_HTML = 30;
/** The styles inside the HTML, as brotli. */
const MOST_STYLES = 10;
/** The scripts of a page in use. */
const MOST_SCRIPTS = 170;
/** A filled cart is drawn by its scripts. The goal for it is 20 requests, 190 kB and 70 kB of scripts. */
const FILLED = { scripts: 170, bytes: 260, requests: 25 };
/** The entry of a remote. */
const MOST_ENTRY = 4;
const BROTLI = { headers: { 'accept-encoding': 'br' } };

async function loaded(page: Page): Promise<readonly Loaded[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
}

const weightOf = (files: readonly Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
const named = (files: readonly Loaded[], end: RegExp) => files.filter(({ path }) => end.test(path));

/** A browser loads pictures earlier on a network that it does not know: this one has the speed of Lighthouse's phones. */
async function asOnPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular4g',
  });
}

for (const path of PATHS) {
  test(`${path}: a page that is read keeps to its weight`, main(), async ({ page }) => {
    await untilRendered(page, path);
    await asOnPhone(page);
    const html = await (await page.goto(path))?.text();
    expect(brotliCompressSync(html ?? '', AS_THE_EDGE).byteLength / KILOBYTE).toBeLessThan(MOST_HTML);
    const files = await loaded(page);
    expect(named(files, /\.js$/)).toHaveLength(READ.scripts);
    expect(named(files, /\.css$/)).toHaveLength(READ.sheets);
    const styles = await page
      .locator('style')
      .evaluateAll((tags) => tags.map(({ textContent }) => textContent).join(''));
    expect(brotliCompressSync(styles).byteLength / KILOBYTE).toBeLessThan(MOST_STYLES);
    expect(weightOf(named(files, /\.woff2$/))).toBeLessThan(READ.fonts);
    expect(weightOf(files)).toBeLessThan(READ.bytes);
    expect(files.length).toBeLessThanOrEqual(READ.requests);
    const origins = await page.evaluate(() => [
      ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)),
    ]);
    expect(origins).toEqual([new URL(page.url()).origin]);
  });
}

for (const path of PATHS) {
  test(`${path} in use keeps to the weight of its scripts`, main(), async ({ page }) => {
    await untilRendered(page, path);
    await page.goto(path);
    await beginToUse(page);
    await page.locator('html[data-started]').waitFor();
    const scripts = named(await loaded(page), /\.js$/);
    expect(weightOf(scripts)).toBeLessThan(MOST_SCRIPTS);
  });
}

test('the entry of each remote keeps to its weight', main(), async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('[data-remotes]').first().getAttribute('data-remotes');
  const releases = [...new URL(address ?? '', page.url()).searchParams];
  expect(releases.length).toBeGreaterThan(4);
  for (const [remote, version] of releases) {
    const entry = await request.get(`/remotes/${remote}/${version}/remoteEntry.js`, BROTLI);
    expect(Number(entry.headers()['content-length']) / KILOBYTE, remote).toBeLessThan(MOST_ENTRY);
  }
});

test('a filled cart shows its lines without a touch, within its weight', main(), async ({ page }) => {
  await untilRendered(page, '/cart');
  await fillCart(page);
  await page.addInitScript(() => localStorage.setItem('cart-count', '2'));
  await asOnPhone(page);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Articles du panier' })).toBeVisible();
  const files = await loaded(page);
  expect(weightOf(named(files, /\.js$/))).toBeLessThan(FILLED.scripts);
  expect(weightOf(files)).toBeLessThan(FILLED.bytes);
  expect(files.length).toBeLessThanOrEqual(FILLED.requests);
});
