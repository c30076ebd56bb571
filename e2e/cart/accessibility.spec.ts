import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { CARDS, CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';

async function expectNoFinding(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

for (const language of ['fr', 'en'] as const) {
  test(`axe finds nothing from the cart to the confirmation (${language})`, async ({ page }) => {
    test.setTimeout(60_000);
    await fillCart(page);
    const checkout = new CheckoutPage(page, language);
    await checkout.openCart();
    await page.getByRole('button', { name: language === 'fr' ? /^Exemplaires/ : /^Copies/ }).click();
    await expectNoFinding(page);
    await checkout.openGuest();
    await expectNoFinding(page);
    await checkout.giveContact();
    await checkout.main.getByRole('button', { name: checkout.words.toPayment }).click();
    await expectNoFinding(page);
    await checkout.giveAddress();
    await checkout.goToPayment();
    await checkout.payButton.click();
    await expectNoFinding(page);
    await checkout.pay(CARDS.declined);
    await checkout.main.getByRole('link', { name: language === 'fr' ? 'Réessayer' : 'Try again' }).waitFor();
    await expectNoFinding(page);
    await checkout.main.getByRole('link', { name: language === 'fr' ? 'Réessayer' : 'Try again' }).click();
    await checkout.payButton.waitFor();
    await checkout.pay();
    await checkout.expectPaid();
    await expectNoFinding(page);
  });
}

test('no step of the checkout is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await fillCart(page);
  const checkout = new CheckoutPage(page);
  const expectFits = async () =>
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(320);
  await checkout.openGuest();
  await checkout.giveContact();
  await checkout.giveAddress();
  await expectFits();
  await checkout.goToPayment();
  await expectFits();
});
