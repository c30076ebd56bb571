import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { CheckoutPage } from './checkout-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const PHOTO = '13-ourson-carre.jpg';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

for (const [who, language, viewport] of [
  ['guest', 'fr', PHONE],
  ['guest', 'en', DESK],
  ['customer', 'fr', DESK],
  ['customer', 'en', PHONE],
] as const) {
  test.describe(`${who}, ${language}, ${viewport.width} px`, main(who === 'guest' && viewport === PHONE), () => {
    test.use({ viewport });

    test('buys, from a photo on the disk to the confirmation', async ({ page, problems }) => {
      if (who === 'customer') await logIn(page, 'customer');
      const purchase = new PurchasePage(page, language);
      const checkout = new CheckoutPage(page, language);
      problems.allowAnswer(409, '/api/orders');
      await checkout.confirmRepeat();
      await (who === 'guest' ? purchase.cropAsGuest(PHOTO) : purchase.cropAsCustomer(PHOTO));
      await purchase.checkOut();
      if (who === 'guest') {
        await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
        await page.getByRole('link', { name: purchase.words.asGuest }).click();
        await checkout.giveContact();
      }
      await checkout.giveAddress();
      await checkout.goToPayment();
      await expect(checkout.payButton).toHaveText(/4[.,]50/);
      await checkout.pay();
      await checkout.expectPaid();
      await expect(page).toHaveURL(/\/checkout\/confirmation#token=/);
      await page.reload();
      await checkout.expectPaid();
      const kept = await page.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('checkout_data')]);
      expect(kept).toEqual([expect.stringContaining('"cart":[]'), null]);
    });
  });
}

test('photos in the cart are cropped again, and replace the old ones', async ({ page }) => {
  const purchase = new PurchasePage(page, 'fr');
  await purchase.cropAsGuest(PHOTO);
  await page.getByRole('button', { name: /^Exemplaires/ }).click();
  await page.getByRole('button', { name: 'Un exemplaire de plus de la photo 1' }).click();
  await page.getByRole('link', { name: /^Modifier les photos/ }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Images prêtes');
  await expect(page.getByRole('main')).toContainText(PHOTO);
  await page
    .getByRole('button', { name: /^Dupliquer/ })
    .first()
    .click();
  await page.getByRole('button', { name: purchase.words.addToCart, exact: true }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 2, name: /Magnet photo carré/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Panier, 3 magnets' })).toBeVisible();
});
