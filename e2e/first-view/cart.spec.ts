import { fillCart } from '../cart/filled-cart.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilRendered } from './until-rendered.ts';

test.use({ readsOnly: true });

test('an empty cart is complete without a script', async ({ page }) => {
  await untilRendered(page, '/cart');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier est vide');
  await expect(page.locator('main [aria-busy=true]')).toBeHidden();
  await page.getByRole('link', { name: 'Continuer mes achats' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a filled cart is never shown as empty', main(), async ({ page }) => {
  await untilRendered(page, '/cart');
  await fillCart(page);
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    const look = () => {
      const shown = [...document.querySelectorAll('main h1')].filter((each) => each.getClientRects().length > 0);
      titles.push(...shown.map(({ textContent }) => textContent));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Articles du panier' })).toBeVisible();
  const titles = await page.evaluate(() => (window as Window & { titles?: string[] }).titles);
  expect(new Set(titles)).toEqual(new Set(['Votre panier']));
});
