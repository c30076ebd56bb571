import type { Locator, Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';

/** The coupons of the demo shop, and their expected answers for a cart of eight magnets at 4,50 €. */
const ANSWERS = [
  { code: 'BIENVENUE10', text: /BIENVENUE10 appliqué.*10.% de remise, soit 3,60.€/, total: '32,40' },
  { code: 'MOINS5', text: /MOINS5 appliqué.*5,00.€ de remise/, total: '31,00' },
  { code: 'ETE2025', text: /Ce code promo a expiré/, total: '36,00' },
  { code: 'COMPLET', text: /est épuisé/, total: '36,00' },
  { code: 'NULLEPART', text: /Code promo invalide/, total: '36,00' },
  { code: '<img src=x onerror=alert(1)>', text: /Code promo invalide/, total: '36,00' },
  { code: "' OR 1=1; DROP TABLE coupons;--", text: /Code promo invalide/, total: '36,00' },
] as const;

async function type(page: Page, code: string): Promise<Locator> {
  const summary = page.getByRole('region', { name: 'Récapitulatif' });
  await summary.getByRole('textbox', { name: 'Code promo' }).fill(code);
  await summary.getByRole('button', { name: 'Appliquer' }).click();
  return summary;
}

const totalIn = (summary: Locator) => summary.getByText('Total', { exact: true }).locator('xpath=following-sibling::*');

test(
  'every coupon of the shop, an unknown and two hostile ones, on eight magnets',
  main(),
  async ({ page, problems }) => {
    test.setTimeout(60_000);
    problems.allowAnswer(400, '/api/coupons/validate');
    problems.allowAnswer(404, '/api/coupons/validate');
    page.on('dialog', () => expect('a code was run').toBe('never'));
    await fillCart(page, { copies: 8 });
    await page.goto('/cart');
    for (const { code, text, total } of ANSWERS) {
      const summary = await type(page, code.toLowerCase());
      await expect(summary, code).toContainText(text);
      await expect(totalIn(summary), code).toContainText(total);
      const remove = summary.getByRole('button', { name: 'Retirer le code promo' });
      if (await remove.isVisible()) await remove.click();
    }
  },
);

test('a coupon below its minimum is refused with the amount', async ({ page, problems }) => {
  problems.allowAnswer(400, '/api/coupons/validate');
  await fillCart(page, { copies: 2 });
  await page.goto('/cart');
  const summary = await type(page, 'moins5');
  await expect(summary).toContainText(/Montant minimum d’achat requis.:.€30/);
  await expect(totalIn(summary)).toContainText('9,00');
});

test('a coupon that the shop withdraws leaves the open cart, with the reason', async ({ page }) => {
  const coupon = { code: 'ETE2025', type: 'percentage', value: 10 };
  await fillCart(page, { more: { appliedCoupon: coupon, discountAmount: 0.9 } });
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Récapitulatif' });
  await expect(summary).toContainText('Ce code promo a expiré');
  await expect(summary.getByRole('button', { name: 'Appliquer' })).toBeVisible();
});

test(
  'a coupon for one order a customer is refused for the second, and the price without it is shown',
  main(),
  async ({ page, problems }) => {
    test.setTimeout(60_000);
    problems.allowAnswer(409, '/api/orders');
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
    await checkout.confirmRepeat();
    await checkout.payButton.click();
    await checkout.expectPaid();
  },
);
