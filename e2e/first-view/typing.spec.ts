import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, type Problems, test } from '../fixtures/test.ts';
import { untilRendered } from './until-rendered.ts';

/** Blocks the scripts of all releases except the two that a page starts with. The returned function unblocks them. */
async function holdScripts(page: Page, problems: Problems): Promise<() => void> {
  // The browser warns after a few seconds, which a slow machine needs for its presses.
  problems.allow(/was preloaded using link preload but not used/);
  const blocked = Promise.withResolvers<void>();
  await page.route(/\/remotes\/.+\.js$/, async (route) => {
    if (!/\/(?:arrival|takeover)\./.test(route.request().url())) await blocked.promise;
    await route.continue();
  });
  return blocked.resolve;
}

/**
 * Stops React during the hydration of the page's box: the root exists, but its work has not started. The returned
 * function lets it continue.
 */
async function delayHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const blocked: (() => void)[] = [];
    let isHolding = true;
    const isBegun = () =>
      Object.keys(document.querySelector('main [data-remote]') ?? {}).some((key) => key.startsWith('__reactContainer'));
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      if (isHolding && isBegun()) blocked.push(() => post.apply(this, message));
      else post.apply(this, message);
      document.documentElement.toggleAttribute('data-blocked', blocked.length > 0);
    };
    addEventListener('let-go', () => {
      isHolding = false;
      for (const go of blocked) go();
    });
  });
  return async () => {
    await page.evaluate(() => dispatchEvent(new Event('let-go')));
  };
}

/** The event `load` may wait for the blocked scripts. */
const UNTIL_PARSED = { waitUntil: 'domcontentloaded' } as const;

test('text typed before the scripts load stays, and is sent', main(), async ({ page, problems }) => {
  const releaseScripts = await holdScripts(page, problems);
  await untilRendered(page, '/contact');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Nom').fill('Manon Roussel');
  await page.getByLabel('Adresse e-mail').fill('manon@example.org');
  await page.getByLabel('Sujet').selectOption('complaint');
  await page.getByRole('checkbox').check();
  await page.getByLabel('Votre message').pressSequentially('Mon magnet est ');
  releaseScripts();
  await expect(page.getByRole('banner').locator('[data-remote]:not([hidden])')).not.toHaveCount(0);
  await expect(page.getByLabel('Votre message')).toBeFocused();
  await page.keyboard.type('arrivé plié en deux.');
  await expect(page.getByLabel('Votre message')).toHaveValue('Mon magnet est arrivé plié en deux.');
  await expect(page.getByLabel('Sujet')).toHaveValue('complaint');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText(/C-\d+/)).toBeVisible();
});

test('a search typed before the scripts load continues in the box with suggestions', async ({ page, problems }) => {
  const releaseScripts = await holdScripts(page, problems);
  await untilRendered(page, '/about');
  await page.goto('/about', { waitUntil: 'commit' });
  const box = page.getByRole('banner').locator('input[type=search]:visible');
  await box.pressSequentially('calen');
  releaseScripts();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('drier');
  await expect(page.getByRole('combobox')).toHaveValue('calendrier');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('a press before the scripts load is replayed', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseScripts = await holdScripts(page, problems);
  await untilRendered(page, '/en/products/magnet-carre-5x5');
  await page.goto('/en/products/magnet-carre-5x5', UNTIL_PARSED);
  const tabs = page.getByRole('tab');
  await tabs.last().click();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'false');
  releaseScripts();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible();
});

test('a tick, choice or submit before the scripts load is replayed', async ({ page, problems }) => {
  const releaseScripts = await holdScripts(page, problems);
  await untilRendered(page, '/products');
  await page.goto('/products', UNTIL_PARSED);
  await page.getByRole('checkbox', { name: /^Carré/ }).press('Space');
  await page.getByRole('checkbox', { name: /^Cœur/ }).press('Space');
  await page.getByLabel('Trier par').selectOption('-price');
  releaseScripts();
  await expect(page).toHaveURL(/shape=square/);
  await expect(page).toHaveURL(/shape=heart/);
  await expect(page).toHaveURL(/sort=-price/);
  await expect(page.getByRole('checkbox', { name: /^Carré/ })).toBeChecked();
});

test('an empty form sent before the scripts load is answered in its language', async ({ page, problems }) => {
  const releaseScripts = await holdScripts(page, problems);
  await untilRendered(page, '/contact');
  await page.goto('/contact', UNTIL_PARSED);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  releaseScripts();
  await expect(page.getByText('Indiquez votre nom.')).toBeVisible();
  await expect(page.getByLabel('Nom')).toBeFocused();
});

test('a form sent before the scripts load is sent after they load, without a page load', async ({ page, problems }) => {
  const releaseScripts = await holdScripts(page, problems);
  await untilRendered(page, '/');
  await page.goto('/', UNTIL_PARSED);
  await page.evaluate(() => document.body.setAttribute('data-first-document', ''));
  await page.getByRole('textbox', { name: 'Votre adresse e-mail' }).fill('manon@example.org');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  releaseScripts();
  await expect(page.getByText(/Presque fini/)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-first-document');
});

test('a tick or choice during hydration is kept', async ({ page }) => {
  const continueHydration = await delayHydration(page);
  await untilRendered(page, '/products');
  await page.goto('/products');
  await expect(page.locator('html[data-blocked]')).toBeAttached();
  await page.getByLabel('Trier par').selectOption('-price');
  await page.getByRole('checkbox', { name: /^Carré/ }).press('Space');
  await continueHydration();
  await expect(page).toHaveURL(/shape=square/);
  await expect(page).toHaveURL(/sort=-price/);
});

test('a form filled and sent during hydration is sent once, complete', async ({ page }) => {
  const continueHydration = await delayHydration(page);
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('newsletter')) sent.push(request.postData());
  });
  await untilRendered(page, '/');
  await page.goto('/');
  await expect(page.locator('html[data-blocked]')).toBeAttached();
  await page.getByRole('textbox', { name: 'Votre adresse e-mail' }).fill('lou@example.org');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await continueHydration();
  await expect(page.getByText(/Presque fini/)).toBeVisible();
  expect(sent).toEqual([expect.stringContaining('lou@example.org')]);
});
