import type { Browser, Page } from '@playwright/test';
import { CheckoutPage } from '../cart/checkout-page.ts';
import { fillCart } from '../cart/filled-cart.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';

const ZONE = 'Pays voisins';

async function setPrice(desk: DeskPage, price: string): Promise<void> {
  await desk.settled();
  const standard = desk.page.getByRole('region', { name: ZONE }).getByRole('group', { name: 'Livraison standard' });
  await standard.getByLabel('Prix').fill(price);
  await desk.button('Enregistrer').click();
  await expect(desk.page.getByText('Réglages enregistrés').first()).toBeVisible();
}

async function expectPrice(browser: Browser, language: 'fr' | 'en', [country, postalCode, price]: readonly string[]) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await fillCart(page);
  const checkout = new CheckoutPage(page, language);
  await checkout.openGuest();
  await checkout.main.getByLabel(language === 'fr' ? 'Pays' : 'Country').selectOption(country ?? '');
  await checkout.main.getByLabel(language === 'fr' ? 'Code postal' : 'Postal code').fill(postalCode ?? '');
  const standard = language === 'fr' ? 'Livraison standard' : 'Standard delivery';
  const card = checkout.main.locator('label', { hasText: standard });
  await expect(card).toContainText(price ?? '');
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: price ?? '' })
      .first(),
  ).toBeVisible();
  await context.close();
}

/** The HTML of the server, which caches must not keep from before the change. */
async function expectTerms({ request }: Page, [french, english]: readonly [string, string]) {
  for (const [path, words] of [
    ['/', `Livraison offerte${french}.`],
    ['/en/products', `Free delivery${english}.`],
  ] as const)
    await expect.poll(async () => (await request.get(path)).text()).toContain(words);
}

test('the owner changes a price of delivery, and the shop and its shoppers abroad see it', async ({
  browser,
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open('/admin/settings?tab=shippingRates');
  await setPrice(desk, '6,00');
  await desk.expectSound('prices of delivery');
  try {
    await expectTerms(page, [' en France', ' in France']);
    await expectPrice(browser, 'fr', ['BE', '1000', '6,00\u00a0€']);
    // Outside the Union, without the French VAT.
    await expectPrice(browser, 'en', ['CH', '1201', '€5.00']);
  } finally {
    await setPrice(desk, '0');
  }
  await expectTerms(page, ['', '']);
});
