import { join } from 'node:path';
import { localizePath } from '@aimante/contract';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { untilRendered } from './until-rendered.ts';

const BOTH = PUBLIC_PAGES.flatMap((path) => [path, localizePath(path, 'en')]);

/** The browser preloads scripts that it may not run, and logs that as an error. */
const PRELOADED_SCRIPT = /\.js csp$|preloaded using link preload/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(PRELOADED_SCRIPT));

  test('every page of the catalogue is complete without scripts, in both languages', main(), async ({ page }) => {
    test.slow();
    for (const path of BOTH) {
      await test.step(path, async () => {
        await untilRendered(page, path);
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    }
  });

  test('a visitor opens a product from the catalogue, and searches', async ({ page }) => {
    await untilRendered(page, '/products');
    await untilRendered(page, '/products/magnet-carre-5x5');
    await untilRendered(page, '/products?search=calendrier');
    await page.goto('/products');
    const card = page
      .getByRole('main')
      .getByRole('link', { name: /Magnet photo carré 5 × 5/ })
      .first();
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: /Magnet photo carré 5 × 5/ })).toBeVisible();
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
      '"@type":"Product"',
    );
    await page.getByRole('searchbox').first().fill('calendrier');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?search=calendrier$/);
    await expect(
      page
        .getByRole('main')
        .getByText(/calendrier/i)
        .first(),
    ).toBeVisible();
  });

  test('a product that does not exist answers 404 with a way on', async ({ page, problems }) => {
    problems.allowAnswer(404, '/products/no-such-magnet', '/api/products/slug/no-such-magnet');
    await untilRendered(page, '/products/no-such-magnet');
    const answer = await page.goto('/products/no-such-magnet');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Produit introuvable' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Retour aux produits/ })).toBeVisible();
  });
});

test('the browser hydrates the server’s page: no element replaced, nothing loaded again', main(), async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.setAttribute('data-from-server', '');
    });
  });
  const shell = new ShellPage(page);
  for (const path of ['/', '/products', '/en/products', '/legal/terms']) {
    await test.step(path, async () => {
      await untilRendered(page, path);
      calls.length = 0;
      await page.goto(path);
      await expect(shell.remoteBox).toHaveAttribute('data-remote', 'mf-catalog');
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main [data-remote]')?.firstElementChild ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      );
      await expect(page.locator('main h1[data-from-server]')).toHaveCount(1);
      expect(calls.filter((call) => /products|categories/.test(call))).toEqual([]);
    });
  }
});

test('each screen loads its own picture of the home page, once and early', async ({ page }) => {
  await untilRendered(page, '/');
  for (const [width, own, other] of [
    [360, /hero-phone-\d+/, /hero-\d+/],
    [1280, /hero-\d+/, /hero-phone-\d+/],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.locator('main h1')).toBeVisible();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name: url }) => url));
    expect(loaded.filter((url) => own.test(url))).toHaveLength(1);
    expect(loaded.filter((url) => other.test(url))).toEqual([]);
  }
});

test('the HTML has the largest picture of home, catalogue and product', async ({ page, request }) => {
  for (const path of ['/', '/products', '/products/magnet-carre-5x5']) await untilRendered(page, path);
  const product = await request.get('/products/magnet-carre-5x5');
  for (const [path, html] of [
    ['/', await (await request.get('/')).text()],
    ['/products', await (await request.get('/products')).text()],
    ['/products/magnet-carre-5x5', await product.text()],
  ]) {
    expect(html, path).toMatch(/<img[^>]+fetchpriority="high"/i);
    expect(html, path).toMatch(/<link rel="preload" as="image" [^>]*imagesrcset="[^"]+\.avif/);
  }
  await page.goto('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter takes an address', async ({ page, problems }) => {
    problems.allow(PRELOADED_SCRIPT);
    await untilRendered(page, '/en');
    await page.goto('/en');
    await page.getByRole('textbox', { name: /mail/i }).fill(`reader-${Date.now()}@aimante.test`);
    await page.getByRole('button', { name: /subscribe|sign/i }).click();
    await expect(page).toHaveURL(/\/_forms\/newsletter/);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL(/\/en$/);
  });

  test(
    'a message is sent with a picture, once the browser finds nothing missing',
    main(),
    async ({ page, problems }) => {
      problems.allow(PRELOADED_SCRIPT);
      await untilRendered(page, '/contact');
      await page.goto('/contact');
      const send = page.getByRole('button', { name: 'Envoyer le message' });
      await page.getByLabel('Nom').fill('Manon Roussel');
      await page.getByLabel('Adresse e-mail').fill('manon@example.org');
      await page.getByLabel('Votre message').fill('Mon magnet est arrivé plié en deux.');
      await send.click();
      await expect(page).toHaveURL(/\/contact$/);
      expect(await page.getByRole('checkbox').evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(
        true,
      );
      await page.getByRole('checkbox').check();
      await page
        .getByLabel('Images jointes')
        .setInputFiles(join(import.meta.dirname, '../photos/04-logo-transparent.png'));
      await send.click();
      await expect(page).toHaveURL(/\/_forms\/contact/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/bien arrivé/);
      await page.getByRole('link', { name: 'Retour à la page' }).click();
      await expect(page).toHaveURL(/\/contact$/);
    },
  );

  test('a page that is not there says so, with ways on', async ({ page, problems }) => {
    problems.allow(PRELOADED_SCRIPT);
    for (const path of ['/nowhere', '/en/nowhere']) problems.allowAnswer(404, path);
    for (const path of ['/nowhere', '/en/nowhere']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page introuvable|Page not found/);
      await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
    }
  });
});
