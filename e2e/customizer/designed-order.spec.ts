import type { Locator, Page } from '@playwright/test';
import { CheckoutPage } from '../cart/checkout-page.ts';
import { logIn } from '../fixtures/accounts.ts';
import { coloursAt } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { PurchasePage } from '../pages/purchase-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const SQUARE = '/products/magnet-carre-5x5/customize?quantity=1';
const BEAR = '13-ourson-carre.jpg';
const FOOT_AND_MIDDLE = [
  [0.5, 0.95],
  [0.5, 0.45],
] as const;

test('a designed magnet is shown with its design from the cart to the back office', async ({
  page,
  problems,
  browser,
}) => {
  await logIn(page, 'customer');
  const purchase = new PurchasePage(page, 'fr');
  const checkout = new CheckoutPage(page, 'fr');
  problems.allowAnswer(409, '/api/orders');
  await checkout.confirmRepeat();
  await page.goto(SQUARE);
  await purchase.add(BEAR);
  await page.getByRole('button', { name: 'Cadre', exact: true }).click();
  await page
    .getByRole('button', { name: 'Instantané', exact: true })
    .or(page.getByRole('radio', { name: 'Instantané' }))
    .click();
  await page.getByRole('button', { name: purchase.words.validate }).click();
  await page.getByRole('button', { name: purchase.words.addToCart, exact: true }).click();
  await page.waitForURL(/\/cart$/);
  await expectWhiteFoot(page.getByRole('main').locator('img[src^="data:image"]').first());
  await purchase.checkOut();
  await checkout.giveAddress();
  await expectWhiteFoot(page.getByRole('main').locator('img[src^="data:image"]').first());
  await checkout.goToPayment();
  await checkout.pay();
  await checkout.expectPaid();
  await expectWhiteFoot(magnets(page).first());
  const number = (await page.getByText(/^PM-\d\d-\d{6}$/).textContent()) ?? '';
  await page.goto('/orders');
  await expectWhiteFoot(magnets(page).first());
  await page.goto(`/orders/${number}`);
  await expectWhiteFoot(magnets(page).first());
  await page.getByRole('button', { name: 'Recommander ces photos' }).click();
  await page.waitForURL(/\/cart$/);
  await expectWhiteFoot(page.getByRole('main').locator('img[src^="data:image"]').first());
  const workshop = await browser.newPage();
  await logIn(workshop, 'admin');
  await workshop.goto('/admin/orders');
  await expectWhiteFoot(magnets(workshop).first());
});

const magnets = (page: Page) => page.getByRole('main').locator('img[src*="/magnet?"]');

/** An instant film has paper below the photo: the bear has none. */
async function expectWhiteFoot(picture: Locator): Promise<void> {
  const page = picture.page();
  const source = (await picture.getAttribute('src')) ?? '';
  const bytes = source.startsWith('data:')
    ? Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
    : await (await page.request.get(source)).body();
  const [foot = [], middle = []] = await coloursAt(page, bytes, FOOT_AND_MIDDLE);
  expect(Math.min(...foot)).toBeGreaterThan(245);
  expect(Math.min(...middle)).toBeLessThan(200);
}
