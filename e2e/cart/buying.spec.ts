import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';
import { issueCoupon } from './shop-calls.ts';

const PHONE = { width: 390, height: 844 };

test.describe('a guest', () => {
  test.use({ viewport: PHONE });

  test('gets errors at fields and city suggestions, and keeps typed input between steps', main(), async ({ page }) => {
    await fillCart(page);
    const checkout = new CheckoutPage(page);
    await checkout.openGuest();
    await checkout.giveContact();
    const toPayment = checkout.main.getByRole('button', { name: checkout.words.toPayment });
    await toPayment.click();
    await expect(checkout.main.getByText('5 champs sont à corriger.')).toBeInViewport();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Code postal' }).fill('49130');
    await expect(page.locator('datalist option')).toHaveCount(3);
    const city = page.getByLabel('Ville');
    await city.fill('Nantes');
    await expect(checkout.main).toContainText(/D’après ce code postal.: Les Ponts-de-Cé/);
    await city.fill('');
    await page.getByRole('textbox', { name: 'Code postal' }).fill('49100');
    await expect(city).toHaveValue('Angers');
    await checkout.giveAddress();
    await checkout.goToPayment();
    await page.goBack();
    await expect(page.getByLabel('Numéro et voie')).toHaveValue('8 rue des Lices');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('camille.moreau@example.org');
    await page.goForward();
    await checkout.payButton.waitFor();
    await page.getByRole('link', { name: /^Modifier.: Contact/ }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  });

  test('keeps a typed city over the proposal of its postal code', async ({ page }) => {
    await fillCart(page);
    const cities = Promise.withResolvers<void>();
    await page.route('**/api/shipping/cities?*', (route) => cities.promise.then(() => route.continue()));
    const checkout = new CheckoutPage(page);
    await checkout.openGuest();
    await checkout.giveContact();
    await page.getByRole('textbox', { name: 'Code postal' }).fill('49100');
    const city = page.getByRole('textbox', { name: 'Ville' });
    await city.focus();
    cities.resolve();
    await expect(city).toHaveValue('Angers');
    await page.keyboard.type('Avrillé');
    await expect(city).toHaveValue('Avrillé');
  });
});

test('a customer buys on a desk, in English, with a promotion code', main(), async ({ page, request, problems }) => {
  problems.allowAnswer(409, '/api/orders');
  const code = await issueCoupon(request, { discount_type: 'percentage', discount: 10 });
  await logIn(page, 'customer');
  await fillCart(page, { copies: 4 });
  const checkout = new CheckoutPage(page, 'en');
  await checkout.confirmRepeat();
  await checkout.openCart();
  await page.getByRole('textbox', { name: 'Promotion code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`${code} applied`)).toBeVisible();
  await expect(page.getByText('€16.20')).toBeVisible();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/en\/checkout$/);
  await checkout.giveAddress();
  await page.getByRole('radio', { name: /Express/ }).check();
  await checkout.goToPayment();
  await expect(checkout.payButton).toHaveText(/€26\.19/);
  await checkout.pay();
  await checkout.expectPaid();
  await expect(page.getByRole('link', { name: 'Track my order' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('€26.19');
});

test('an order is opened by its link, and by nothing else', async ({ page, browser, problems }) => {
  // The test starts with a whole purchase.
  test.setTimeout(60_000);
  problems.allowAnswer(404, '/api/orders/track/');
  await fillCart(page);
  const checkout = new CheckoutPage(page);
  await checkout.guestToPayment(`lien-${Date.now().toString(36)}@example.org`);
  await checkout.pay();
  await checkout.expectPaid();

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Paiement confirmé')).toBeVisible();
  await other.goto(page.url().replace('confirmation', 'guest'));
  await expect(other).toHaveURL(/\/checkout\/confirmation#token=/);
  await other.getByLabel('Mot de passe', { exact: true }).fill('Magnets-de-Camille-2026');
  await other.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    other
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /e-mail/i }),
  ).toBeVisible();
  await other.goto('/checkout/success');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Commande introuvable');
  await other.goto('/checkout/confirmation#token=00000000000000000000000000000000.zz.forged');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Commande introuvable');
  await other.close();
});

for (const [language, viewport] of [
  ['fr', PHONE],
  ['en', { width: 1280, height: 800 }],
] as const) {
  test.describe(`an address, ${language}`, main(language === 'fr'), () => {
    test.use({ viewport });

    test('is proposed while it is typed, chosen by keyboard, and never required', async ({ page, problems }) => {
      problems.allowLoss('/api/shipping/addresses');
      await fillCart(page);
      const checkout = new CheckoutPage(page, language);
      await checkout.openGuest();
      await checkout.giveContact();
      const street = checkout.main.getByRole('combobox', {
        name: language === 'fr' ? 'Numéro et voie' : 'Number and street',
      });
      const options = checkout.main.getByRole('option', { name: /Rue des Lices 49100 Angers/ });
      await street.pressSequentially('8 rue des lic');
      await expect(options).toBeVisible();
      await expect(street).toHaveAttribute('aria-expanded', 'true');
      await street.press('Escape');
      await expect(options).toBeHidden();
      await street.pressSequentially('e');
      await expect(options).toBeVisible();
      await street.press('ArrowDown');
      await expect(options).toHaveAttribute('aria-selected', 'true');
      await street.press('Enter');
      await expect(street).toHaveValue('8 Rue des Lices');
      await expect(
        checkout.main.getByLabel(language === 'fr' ? 'Code postal' : 'Postal code', { exact: true }),
      ).toHaveValue('49100');
      await expect(checkout.main.getByLabel(language === 'fr' ? 'Ville' : 'City', { exact: true })).toHaveValue(
        'Angers',
      );

      await page.route('**/api/shipping/addresses?*', (route) => route.abort());
      await checkout.giveAddress();
      await checkout.goToPayment();
    });
  });
}
