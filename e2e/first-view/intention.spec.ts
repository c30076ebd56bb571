import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilTakenOver } from '../pages/taken-over.ts';
import { untilRendered } from './until-rendered.ts';

test.use({ readsOnly: true });

const PRODUCT = '/products/magnet-carre-5x5';

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')));

/** Longer than the idle time after which a page used to be hydrated by itself. */
const rest = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 4000)));

async function open(page: Page, path: string): Promise<void> {
  await untilRendered(page, path);
  await page.goto(path);
}

for (const path of ['/', '/products', PRODUCT, '/en/contact', '/legal/terms']) {
  test(`${path}: a page without a touch loads no script`, main(path === PRODUCT), async ({ page }) => {
    await open(page, path);
    await rest(page);
    expect(await scriptsOf(page)).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
  });
}

test('reading fetches the scripts, and runs none of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/legal/terms');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(5);
  await rest(page);
  expect(await isHydrated(page)).toBe(false);
});

test('a slot that comes into view is filled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, PRODUCT);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('[data-slot=product-aside] [data-remote=mf-cart-checkout]')).toBeAttached();
});

test('a visitor who saves data fetches nothing before a control is used', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/legal/terms');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await rest(page);
  expect(await scriptsOf(page)).toEqual([]);
});

test('the first press of a page does what the button says', main(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
});

test('a press is done although the remotes of the page arrive late', async ({ page, problems }) => {
  problems.allowLoss('/_edge/remotes.json');
  await untilRendered(page, PRODUCT);
  let asked = 0;
  await page.route('**/_edge/remotes.json?*', (route) => {
    asked += 1;
    return asked > 2 ? route.continue() : route.abort('internetdisconnected');
  });
  await page.goto(PRODUCT);
  await page.getByRole('button', { name: 'Un de plus' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Quantité' })).toHaveValue('2');
  expect(asked).toBeGreaterThanOrEqual(3);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the menu and the filters of a phone open although no script arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await untilRendered(page, '/products');
  await page.route('**/remotes/**/*.js', () => undefined);
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  await expect(filters.getByRole('button', { name: /^Voir \d+ produits$/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeInViewport();
  expect(await isHydrated(page)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the keyboard begins it, and the focus stays', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Nom').focus();
  await page.keyboard.type('Manon');
  await untilTakenOver(page);
  await expect(page.getByLabel('Nom')).toBeFocused();
  await expect(page.getByLabel('Nom')).toHaveValue('Manon');
});

test('a visitor who agreed to be counted is counted without a touch', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookiesAccepted', 'true');
    localStorage.setItem('cookiesAcceptedAt', new Date().toISOString());
  });
  await untilRendered(page, '/legal/terms');
  const counted = page.waitForRequest(/\/api\/track$/);
  await page.goto('/legal/terms');
  expect((await counted).postDataJSON()).toEqual({ kind: 'page', subject: '/legal/terms' });
});

test('the header shows the cart’s count and the session without their remotes', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cart-count', '3');
    localStorage.setItem('user-token', 'a.b.c');
  });
  await open(page, '/legal/terms');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Panier, 3 articles' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/account');
  expect(await isHydrated(page)).toBe(false);
});

test('the other language is chosen by a plain link, for the next visit too', async ({ page }) => {
  await open(page, '/legal/terms');
  await page
    .getByRole('navigation', { name: 'Langue' })
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page).toHaveURL(/\/en\/legal\/terms$/);
  expect(await page.evaluate(() => localStorage.getItem('user-locale'))).toBe('en');
  expect(await isHydrated(page)).toBe(false);
});

const remotesOf = async (page: Page) =>
  new Set((await scriptsOf(page)).map((path) => /^\/remotes\/([^/]+)/.exec(path)?.[1]));

test('a piece of the header loads its remote when the pointer comes near it', async ({ page }) => {
  await open(page, '/legal/terms');
  await untilTakenOver(page);
  await rest(page);
  expect(await remotesOf(page)).toEqual(new Set(['shell', 'mf-catalog']));
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).hover();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Compte' })).toBeVisible();
  expect(await remotesOf(page)).toEqual(new Set(['shell', 'mf-catalog', 'mf-account']));
});

test('a piece of the header that loads under the focus keeps it', async ({ page }) => {
  await open(page, '/legal/terms');
  await untilTakenOver(page);
  const cart = page.getByRole('banner').getByRole('link', { name: /^Panier/ });
  await cart.focus();
  await expect(page.locator('[data-piece=cart-button] [data-remote]:not([hidden])')).toHaveCount(1);
  await expect(cart).toBeFocused();
});

test('the menu of a phone loads the pieces that it shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/legal/terms');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Créer un compte' })).toBeVisible();
});
