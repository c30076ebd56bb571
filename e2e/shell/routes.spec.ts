import { localizePath } from '@aimante/contract';
import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';

type Visitor = 'nobody' | 'customer' | 'admin';

const PUBLIC = [
  '/',
  '/products',
  '/products/magnet-carre-5x5',
  '/photo-cropper',
  '/cart',
  '/checkout/confirmation',
  '/checkout/success',
  '/checkout/error',
  '/orders/track',
  '/about',
  '/contact',
  '/portfolio',
  '/local',
  '/legal/notice',
  '/legal/terms',
  '/legal/privacy',
];
/** A logged-in visitor is redirected from these pages. */
const VISITOR_ONLY = ['/checkout/guest', '/auth/login', '/auth/signup'];
const LOGIN = [
  '/account',
  '/orders',
  '/loyalty',
  '/checkout',
  '/checkout/payment',
  '/products/magnet-carre-5x5/customize',
];
const ADMIN = [
  '/admin',
  '/admin/users',
  '/admin/orders',
  '/admin/product-categories',
  '/admin/products',
  '/admin/coupons',
  '/admin/contact',
  '/admin/portfolio',
  '/admin/portfolio-categories',
  '/admin/market',
  '/admin/till',
  '/admin/photo-check',
  '/admin/batches',
  '/admin/packing',
  '/admin/materials',
  '/admin/releases',
  '/admin/audit',
  '/admin/mails',
  '/admin/settings',
];

const english = (path: string) => localizePath(path, 'en');
const isNotFound = (page: Page) => page.getByRole('heading', { name: /Page introuvable|Page not found/ });

test('a visitor without an account sees every public page in both languages', async ({ page }) => {
  test.setTimeout(120_000);
  const shell = new ShellPage(page);
  for (const path of [...PUBLIC, ...VISITOR_ONLY].flatMap((path) => [path, english(path)])) {
    await test.step(path, async () => {
      await shell.open(path);
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(isNotFound(page)).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'fr');
      await expect(page).toHaveTitle(/Aimanté/);
    });
  }
});

// The units of `decide` cover each guard in each language.
const visitors: readonly [Visitor, (path: string) => string][] = [
  ['nobody', (path) => path],
  ['customer', english],
  ['admin', (path) => path],
];
for (const [visitor, addressOf] of visitors) {
  test(`the guards lead ${visitor}`, main(visitor === 'customer'), async ({ page }) => {
    test.setTimeout(120_000);
    if (visitor !== 'nobody') await logIn(page, visitor);
    const shell = new ShellPage(page);
    for (const path of LOGIN.map(addressOf)) {
      await test.step(path, async () => {
        await page.goto(path);
        if (visitor === 'nobody') await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(path)}`);
        else await expect(shell.title).toBeVisible();
      });
    }
    for (const path of ADMIN.map(addressOf)) {
      await test.step(path, async () => {
        await page.goto(path);
        if (visitor === 'admin') await expect(shell.remoteBox).toHaveAttribute('data-remote', 'mf-admin');
        else if (visitor === 'customer') await expect(isNotFound(page)).toBeVisible();
        else await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
      });
    }
    if (visitor !== 'nobody') {
      await page.goto(addressOf('/auth/login'));
      await expect(page).toHaveURL((url) => url.pathname === addressOf('/orders'));
    }
    await page.goto(addressOf('/maintenance'));
    await expect(page).toHaveURL((url) => url.pathname === addressOf('/'));
  });
}

test('an unknown address is not found, and answers 404 to search engines', main(), async ({ page, problems }) => {
  const hostile = [
    '/nowhere',
    '/products/%3Cscript%3E',
    '/products/..%2Fadmin',
    '/ADMIN',
    '/%61dmin',
    '/admin;x',
    '/products/a..b',
  ];
  for (const path of hostile) {
    await test.step(path, async () => {
      problems.allowAnswer(404, path);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(isNotFound(page)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });
  }
});

test('markup in a query never reaches a page', async ({ page }) => {
  await page.goto('/products?search=%3Cimg%20src=x%20onerror=alert(1)%3Echat');
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'chat');
});

test(
  'a script of a page can insert no HTML, no code and no script of another site',
  main(),
  async ({ page, problems }) => {
    problems.allow(/Trusted/);
    await page.goto('/contact');
    const refused = await page.evaluate(() => {
      const attempts = [
        () => document.createElement('div').insertAdjacentHTML('beforeend', '<img src=x onerror="alert(1)">'),
        () => document.createElement('script').setAttribute('src', 'https://evil.example/x.js'),
        () => {
          document.createElement('script').textContent = 'alert(1)';
        },
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'unknown';
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  },
);
