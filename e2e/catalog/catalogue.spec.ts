import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { arriveAt, offerManyProducts } from './shop-views.ts';

test(
  'a visitor filters by keyboard, shares the address, and takes the filters away',
  main(),
  async ({ page, context }) => {
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
  },
);

test('the order of the products can be chosen', async ({ page }) => {
  await page.goto('/products?shape=square');
  await page.getByLabel('Trier par').selectOption('-price');
  await expect(page).toHaveURL(/sort=-price/);
  const firstRow = async () => {
    const prices = await page.locator('article').filter({ hasText: '/ unité' }).allInnerTexts();
    return prices.slice(0, 3).map((text) => Number(/(\d+,\d\d)/.exec(text)?.[1]?.replace(',', '.')));
  };
  // The select changes at once, the list after it is loaded.
  await expect
    .poll(async () => (await firstRow()).every((price, at, all) => at === 0 || price <= (all[at - 1] ?? 0)))
    .toBe(true);
});

test('on a phone the filters open as a sheet, and the button shows how many products remain', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const sheet = page.getByRole('complementary', { name: 'Filtres' });
  await sheet.getByRole('checkbox', { name: /^Rond/ }).check();
  await sheet.getByRole('button', { name: 'Voir 1 produit' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeVisible();
});

test('of 20,000 products, a page at a time is shown, and Back restores the place', main(), async ({ page }) => {
  await offerManyProducts(page);
  await arriveAt(page, '/products');
  await expect(page.getByRole('status').filter({ hasText: '20 000 produits' })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(36);

  const next = page.getByRole('link', { name: 'Suivante' });
  await next.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await next.press('Enter');
  await expect(page).toHaveURL(/\/products\?page=2$/);
  await expect(page.getByRole('link', { name: 'Magnet 2-0', exact: true })).toBeInViewport();

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Magnet 1-35', exact: true })).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(50);
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Magnet 2-0', exact: true })).toBeInViewport();
});

test('a wrongly typed word leads to the products of the right one', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Rechercher un magnet' });
  await field.fill('calendreir');
  await expect(page.getByRole('option').first()).toContainText(/calendrier/i);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=calendreir$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /calendrier/i })
      .first(),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'calendrier', exact: true }).click();
  await expect(page).toHaveURL(/\/products\?search=calendrier$/);
  await expect(page.getByRole('heading', { name: /Résultats pour «\s?calendrier\s?»/ })).toBeVisible();
});

test('the pages of the catalogue are links in the HTML of the server', async ({ request }) => {
  const html = await (await request.get('/products?search=magnet')).text();
  expect(html).toContain('noindex, follow');
  expect(html).toContain('/products/magnet-carre-5x5');
});

test('the search box suggests, and what is searched for is kept', main(), async ({ page }) => {
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
