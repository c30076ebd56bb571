import { localizePath } from '@aimante/contract';
import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';

const PATHS = ['/', '/products', '/products/magnet-carre-5x5', '/auth/login', '/cart', '/photo-cropper'];
const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 800 };
/** Too small to see. web.dev rates up to ten times as much as good. */
const MOST_SHIFT = 0.01;

interface Who {
  readonly name: string;
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly endsAt: (path: string) => string;
}

const chose = (locale: string) => (page: Page) =>
  page.addInitScript((choice) => localStorage.setItem('user-locale', choice), locale);

const WHO: readonly Who[] = [
  { name: 'a visitor', prepare: async () => undefined, endsAt: (path) => path },
  {
    name: 'a customer',
    prepare: (page) => logIn(page, 'customer'),
    endsAt: (path) => (path === '/auth/login' ? '/orders' : path),
  },
  { name: 'who chose English', prepare: chose('en'), endsAt: (path) => localizePath(path, 'en') },
];

/** The sum of all layout shifts without user input, as Chromium counts them. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => ((window as Window & { shifts?: number[] }).shifts ?? []).reduce((a, b) => a + b, 0));
}

for (const { name, prepare, endsAt } of WHO) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(
      `${name} ends on the right view at ${viewport.width}, and nothing moves on the way`,
      main(name === 'a customer' && viewport === PHONE),
      async ({ page }) => {
        const shifted = await watchShifts(page);
        await prepare(page);
        await page.setViewportSize(viewport);
        for (const path of PATHS) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page).toHaveURL((url) => url.pathname === endsAt(path));
            await expect(page.locator('main [data-remote]:not([hidden]) h1').first()).toBeVisible();
            await expect(page.locator('[data-waiting], main [aria-busy=true]')).toHaveCount(0);
            await expect(page.getByRole('banner').locator('[data-remote][hidden]')).toHaveCount(0);
            expect(await shifted()).toBeLessThan(MOST_SHIFT);
          });
        }
      },
    );
  }
}

test('the trackers of an advertisement leave the address, and the HTML of the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('main h1')?.setAttribute('data-first', ''));
  });
  await page.goto('/products?utm_source=lettre&sort=price&fbclid=IwAR0#filtres');
  await expect(page).toHaveURL((url) => url.search + url.hash === '?sort=price#filtres');
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAttribute('data-first');
});
