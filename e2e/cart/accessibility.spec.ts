import { main } from '../fixtures/main.ts';
import { expectNoFinding } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { CARDS, CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';

for (const language of ['fr', 'en'] as const) {
  test(
    `axe finds nothing from the cart to the confirmation (${language})`,
    main(language === 'fr'),
    async ({ page }) => {
      test.setTimeout(60_000);
      await fillCart(page);
      const checkout = new CheckoutPage(page, language);
      await checkout.openCart();
      await page.getByRole('button', { name: language === 'fr' ? /^Exemplaires/ : /^Copies/ }).click();
      await expectNoFinding(page, 'the cart');
      await checkout.openGuest();
      await expectNoFinding(page, "the guest's page");
      await checkout.giveContact();
      await checkout.main.getByRole('button', { name: checkout.words.toPayment }).click();
      await expectNoFinding(page, 'an address that lacks everything');
      await checkout.giveAddress();
      await checkout.goToPayment();
      await checkout.payButton.click();
      await expectNoFinding(page, 'a payment that lacks everything');
      await checkout.pay(CARDS.declined);
      await checkout.main.getByRole('link', { name: language === 'fr' ? 'Réessayer' : 'Try again' }).waitFor();
      await expectNoFinding(page, 'a declined payment');
      await checkout.main.getByRole('link', { name: language === 'fr' ? 'Réessayer' : 'Try again' }).click();
      await checkout.payButton.waitFor();
      await checkout.pay();
      await checkout.expectPaid();
      await expectNoFinding(page, 'the confirmation');
    },
  );
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

test('each step of a guest starts at its heading, with a title of its own', async ({ page }) => {
  await fillCart(page);
  const checkout = new CheckoutPage(page);
  await checkout.openGuest();
  await expect(page).toHaveTitle(/^Livraison/);
  await checkout.giveContact();
  await checkout.giveAddress();
  await checkout.goToPayment();
  await expect(page).toHaveTitle(/^Paiement/);
  await expect(checkout.title).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Livraison/);
  await expect(checkout.title).toBeFocused();
});
