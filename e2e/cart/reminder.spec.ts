import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';

test('a guest asks for a reminder, which the shop takes back when the cart is emptied', async ({ page }) => {
  await fillCart(page);
  const checkout = new CheckoutPage(page);
  await checkout.openGuest();
  await checkout.giveContact(`rappel-${crypto.randomUUID()}@example.org`);
  await checkout.giveAddress();
  const wish = page.getByRole('checkbox', { name: /^Me rappeler ce panier/ });
  await expect(wish).not.toBeChecked();
  await wish.check();
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/cart/reminder'));
  await checkout.goToPayment();
  expect((await asked).status()).toBe(200);
  const dropped = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await checkout.openCart();
  await page.getByRole('button', { name: 'Vider le panier' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vider le panier' }).click();
  expect((await dropped).status()).toBe(200);
});

test('the link that stops a reminder says so, also when it is not ours', async ({ page, problems }) => {
  problems.allowAnswer(404, '/api/cart/reminder/stop');
  await page.goto('/cart/reminder/stop#token=faux');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le rappel n’a pas pu être arrêté');
  await expect(page.getByRole('main')).toContainText('Ce lien est incomplet');
});
