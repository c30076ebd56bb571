import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expectNoFinding } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { answerInstead, arriveAt, productOf } from './shop-views.ts';

async function walkTo(page: Page, path: string): Promise<void> {
  await arriveAt(page, '/products');
  await page.locator(`main a[href="${path}"]`).first().click();
}

const total = (page: Page) => page.getByRole('main').locator('[aria-live=polite]');

test(
  'the first bundle is chosen, another price follows another choice, and all of it goes to the customiser',
  main(),
  async ({ page }) => {
    const product = await productOf(page, 'magnet-carre-5x5');
    await page.goto('/products/magnet-carre-5x5');
    await expect(page.getByRole('radio', { name: /Lot de 9/ })).toBeChecked();
    await expect(total(page)).toContainText('35,10');
    await expect(page.getByText('36 points fidélité')).toBeVisible();

    await page.getByRole('radio', { name: 'Quantité personnalisée' }).check();
    const quantity = page.getByRole('spinbutton', { name: 'Quantité' });
    await quantity.fill('3');
    await expect(total(page)).toContainText('13,50');
    const way = page.getByRole('link', { name: 'Importer mes images' });
    await expect(way).toHaveAttribute('href', `/products/${product.id}/customize/guest?quantity=3`);

    await quantity.fill('1000');
    await quantity.blur();
    await expect(quantity).toHaveValue('999');
  },
);

test(
  'options select the variant that has them all; without stock nothing can be imported',
  main(),
  async ({ page }) => {
    const product = await productOf(page, 'magnet-carre-10x10');
    await page.goto('/products/magnet-carre-10x10');
    await page.getByRole('radio', { name: 'Mat' }).check();
    await expect(page.getByText('Rupture de stock', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Importer mes images' })).toBeDisabled();
    await expectNoFinding(page, 'a product without stock');

    await page.getByRole('radio', { name: 'Bord blanc' }).check();
    await expect(page.getByText('Seulement 7 en stock')).toBeVisible();
    const matt = product.variants.find(({ options }) => options.map(({ value }) => value).join() === 'Mat,Bord blanc');
    await expect(page.getByRole('link', { name: 'Importer mes images' })).toHaveAttribute(
      'href',
      `/products/${product.id}/customize/guest?variant=${matt?.id}&quantity=1`,
    );
  },
);

test('pictures open full screen and are turned by keys', async ({ page }) => {
  const product = await productOf(page, 'magnet-carre-5x5');
  const others = await Promise.all(['magnet-carre-7x7', 'magnet-paysage-6x4'].map((slug) => productOf(page, slug)));
  const pictures = [product, ...others].flatMap(({ pictures: own }) => own.slice(0, 1));
  await answerInstead(page, '/api/products/slug/magnet-carre-5x5', { ...product, pictures });
  await walkTo(page, '/products/magnet-carre-5x5');

  const gallery = page.getByRole('region', { name: /^Photos de/ });
  await gallery.getByRole('button', { name: 'Photo 2 sur 3' }).click();
  await gallery.getByRole('button', { name: 'Agrandir la photo' }).click();
  const zoom = page.getByRole('dialog');
  await expect(zoom.getByRole('status')).toHaveText('2 / 3');
  await expectNoFinding(page, 'a picture full screen');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByRole('status')).toHaveText('1 / 3');
  await page.keyboard.press('ArrowLeft');
  await expect(zoom.getByRole('status')).toHaveText('3 / 3');
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test('a product opens by its id, has structured data, and shows its family', async ({ page }) => {
  const product = await productOf(page, 'magnet-carre-5x5');
  await page.goto(`/products/${product.id}`);
  await expect(page).toHaveTitle('Magnet photo carré 5 × 5 cm à personnaliser · Aimanté');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text) as unknown)).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      brand: { '@type': 'Brand', name: 'Aimanté' },
      offers: expect.objectContaining({ lowPrice: '3.50', highPrice: '4.50', priceCurrency: 'EUR' }),
    }),
  );
  const family = page.getByRole('region', { name: 'Vous aimerez aussi' });
  await expect(family.locator('article')).toHaveCount(6);
  await expect(family.locator('article').getByRole('link').first()).toHaveAttribute(
    'href',
    /\/products\/[0-9a-f-]{36}$/,
  );
  await expect(page.getByRole('link', { name: 'Magnets photo' }).first()).toHaveAttribute(
    'href',
    `/products?category=${product.categoryId}`,
  );
  await page.getByRole('tab', { name: 'Spécifications' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Spécifications' })).toContainText('Film brillant anti-UV');
});

test('on a phone the total and the button stay within reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/products/magnet-carre-5x5');
  const bar = page.getByRole('complementary', { name: 'Votre sélection' });
  await expect(bar).toBeHidden();
  await page.getByRole('region', { name: 'Vous aimerez aussi' }).scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link', { name: 'Importer mes images' })).toBeVisible();
});

test('bundles that cannot be read leave the product to be sold by the piece', async ({ page, problems }) => {
  problems.allowAnswer(503, '/api/product-bundles/');
  await answerInstead(page, /^\/api\/product-bundles\//);
  await walkTo(page, '/products/magnet-carre-5x5');
  await expect(total(page)).toContainText('4,50');
});
