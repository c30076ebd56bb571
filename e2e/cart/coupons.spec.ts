import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';

/** The coupons of the demo's shop, and what a cart of so many magnets at 4,50 € hears of them. */
const ANSWERS = [
  { code: 'BIENVENUE10', copies: 4, text: /BIENVENUE10 appliqué.*10.% de remise, soit 1,80.€/, total: '16,20' },
  { code: 'MOINS5', copies: 8, text: /MOINS5 appliqué.*5,00.€ de remise/, total: '31,00' },
  { code: 'MOINS5', copies: 2, text: /Montant minimum d’achat requis.:.€30/, total: '9,00' },
  { code: 'ETE2025', copies: 2, text: /Ce code promo a expiré/, total: '9,00' },
  { code: 'COMPLET', copies: 2, text: /déjà été utilisé autant de fois que possible/, total: '9,00' },
  { code: 'NULLEPART', copies: 2, text: /Code promo invalide/, total: '9,00' },
] as const;

for (const { code, copies, text, total } of ANSWERS) {
  test(`${code} on ${copies} magnets`, async ({ page, problems }) => {
    problems.allow(/40[04]/);
    await fillCart(page, { copies });
    await page.goto('/cart');
    const summary = page.getByRole('region', { name: 'Récapitulatif' });
    await summary.getByRole('textbox', { name: 'Code promo' }).fill(code.toLowerCase());
    await summary.getByRole('button', { name: 'Appliquer' }).click();
    await expect(summary).toContainText(text);
    await expect(summary.getByText('Total', { exact: true }).locator('xpath=following-sibling::*')).toContainText(
      total,
    );
  });
}

test('a coupon that the shop withdraws meanwhile leaves the cart, with the reason', async ({ page }) => {
  const coupon = { code: 'ETE2025', type: 'percentage', value: 10 };
  await fillCart(page, { more: { appliedCoupon: coupon, discountAmount: 0.9 } });
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Récapitulatif' });
  await expect(summary).toContainText('Ce code promo a expiré');
  await expect(summary.getByRole('button', { name: 'Appliquer' })).toBeVisible();
});

test('a coupon for one order a customer is refused for the second, and the price without it is shown', async ({
  page,
  problems,
}) => {
  test.setTimeout(60_000);
  problems.allow(/409/);
  const email = `vip-${Date.now().toString(36)}@example.org`;
  const coupon = { code: 'VIP20', type: 'percentage', value: 20 };
  const checkout = new CheckoutPage(page);
  await fillCart(page, { more: { appliedCoupon: coupon, discountAmount: 1.8 } });
  await checkout.guestToPayment(email);
  await expect(checkout.payButton).toHaveText(/7,20/);
  await checkout.pay();
  await checkout.expectPaid();

  await page.evaluate(() => sessionStorage.removeItem('e2e-filled'));
  await checkout.guestToPayment(email);
  await checkout.pay();
  await expect(checkout.main.getByRole('alert')).toContainText(/déjà utilisé ce code promo.*7,20.€ devient 9,00.€/);
  await expect(checkout.payButton).toHaveText(/9,00/);
  await checkout.payButton.click();
  await checkout.expectPaid();
});
