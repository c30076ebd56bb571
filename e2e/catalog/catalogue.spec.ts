import { apiUrl } from '../fixtures/addresses.ts';
import { expect, test } from '../fixtures/test.ts';
import { answerInstead, arriveAt } from './shop-views.ts';

test('a visitor filters by keyboard, shares the address, and takes the filters away', async ({ page, context }) => {
  await page.goto('/products');
  const list = page.getByRole('main');
  await expect(list.getByRole('status').filter({ hasText: /^\d+ produits$/ })).toBeVisible();

  const square = page.getByRole('checkbox', { name: /^Carré/ });
  await square.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?shape=square$/);
  await page.getByRole('slider', { name: 'Prix par magnet' }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { name: 'Aucun magnet ne correspond' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\?shape=square$/);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('checkbox', { name: /^Carré/ })).toBeChecked();
  await shared.close();

  await page.getByRole('button', { name: 'Retirer le filtre Carré' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('the order of the products can be chosen', async ({ page }) => {
  await page.goto('/products?shape=square');
  await page.getByLabel('Trier par').selectOption('-price');
  await expect(page).toHaveURL(/sort=-price/);
  const firstGroup = async () => {
    const prices = await page.locator('article').filter({ hasText: '/ unité' }).allInnerTexts();
    return prices.slice(0, 3).map((text) => Number(/(\d+,\d\d)/.exec(text)?.[1]?.replace(',', '.')));
  };
  // The select changes at once, the list after it is loaded.
  await expect
    .poll(async () => (await firstGroup()).every((price, at, all) => at === 0 || price <= (all[at - 1] ?? 0)))
    .toBe(true);
});

test('on a phone the filters open as a sheet, and the button shows how many products remain', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await sheet.getByRole('checkbox', { name: /^Rond/ }).check();
  await sheet.getByRole('button', { name: 'Voir 1 produit' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeVisible();
});

test('a thousand products are listed, and the last one is reached', async ({ page }) => {
  test.slow();
  const answer = await page.request.get(`${apiUrl()}/api/products?lang=fr`);
  const some = (await answer.json()) as { id: string; slug: string; name: string }[];
  const thousand = Array.from({ length: 1000 }, (_, place) => {
    const product = some[place % some.length];
    return { ...product, id: `${product?.id}-${place}`, slug: `magnet-${place}`, name: `Magnet ${place}` };
  });
  await answerInstead(page, '/api/products', thousand);
  await arriveAt(page, '/products');
  await expect(page.getByRole('status').filter({ hasText: '1000 produits' })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(1000);
  const last = page.locator('main article').last().getByRole('link');
  await last.focus();
  await expect(last).toBeInViewport();
});

test('the search box suggests, and what is searched for is kept', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Rechercher un magnet' });
  await field.fill('carre');
  await expect(page.getByRole('option').first()).toContainText('Magnet photo carré');
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(5);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=carre$/);
  await expect(page.getByRole('button', { name: /Retirer le filtre «\s?carre/ })).toBeVisible();

  await field.fill('');
  await field.blur();
  await field.focus();
  await expect(
    page.getByRole('list', { name: 'Recherches récentes' }).getByRole('button', { name: 'carre', exact: true }),
  ).toBeVisible();

  await field.fill('10 x 10');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.fill('rond');
  await page.getByRole('option', { name: /Badge magnet rond/ }).click();
  await expect(page).toHaveURL(/\/products\/badge-magnet-rond$/);
});
