import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CARDS, CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';
import { issueCoupon } from './shop-calls.ts';

async function secondTab(page: Page): Promise<CheckoutPage> {
  const tab = await page.context().newPage();
  const draft = await page.evaluate(() => sessionStorage.getItem('checkout-draft') ?? '');
  await tab.addInitScript((kept) => {
    if (!sessionStorage.getItem('checkout-draft')) sessionStorage.setItem('checkout-draft', kept);
  }, draft);
  const checkout = new CheckoutPage(tab);
  await tab.goto('/checkout/guest?step=paiement');
  await checkout.payButton.waitFor();
  return checkout;
}

const number = async (checkout: CheckoutPage) => {
  await checkout.expectPaid();
  return (await checkout.main.getByText(/^PM-\d\d-\d{6}$/).textContent()) ?? '';
};

/** Two purchases, or two tabs, are slow on a busy machine. */
test.beforeEach(() => test.slow());

test('a cart that was declined in one tab and paid in another is not paid again', async ({ page }) => {
  await fillCart(page);
  const first = new CheckoutPage(page);
  await first.guestToPayment();
  const second = await secondTab(page);
  await first.pay(CARDS.declined);
  await expect(first.title).toHaveText('Votre banque a refusé le paiement', { timeout: 15_000 });
  await second.pay();
  const paid = await number(second);
  await first.main.getByRole('link', { name: 'Réessayer' }).click();
  expect(await number(first)).toBe(paid);
});

test('a cart that two tabs pay at once becomes one order', main(), async ({ page, problems }) => {
  problems.allowAnswer(409, '/api/orders');
  await fillCart(page);
  const first = new CheckoutPage(page);
  await first.guestToPayment();
  const second = await secondTab(page);
  for (const tab of [first, second]) {
    await tab.giveCard(CARDS.accepted);
    await tab.acceptTerms();
  }
  // The slower tab may be redirected to the confirmation before its own click.
  await Promise.all([first, second].map((tab) => tab.payButton.click({ timeout: 5000 }).catch(() => undefined)));
  expect(await number(first)).toBe(await number(second));
});

test('a tab that waits at the payment opens the confirmation when another tab pays', async ({ page }) => {
  await fillCart(page);
  const first = new CheckoutPage(page);
  await first.guestToPayment();
  const second = await secondTab(page);
  await second.giveCard(CARDS.accepted);
  await first.pay();
  expect(await number(second)).toBe(await number(first));
});

test(
  'an answer that was lost and an address that was edited keep the coupon',
  main(),
  async ({ page, request, problems }) => {
    problems.allowLoss('/api/orders');
    const code = await issueCoupon(request, { discount_type: 'percentage', discount: 10, max_uses: 1 });
    const coupon = { code, type: 'percentage', value: 10, minimumAmount: 0 };
    await fillCart(page, { more: { appliedCoupon: coupon } });
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment();
    await expect(checkout.payButton).toHaveText(/8,10/);
    await page.route(
      '**/api/orders',
      async (route) => {
        await route.fetch();
        await route.abort('failed');
      },
      { times: 1 },
    );
    await checkout.pay();
    await expect(checkout.main).toContainText('la commande ne sera passée qu’une fois');
    await page.goto('/checkout/guest?step=livraison');
    await checkout.main.getByLabel('Numéro et voie').fill('10 rue des Lices');
    await checkout.goToPayment();
    await expect(checkout.payButton).toHaveText(/8,10/);
    await checkout.pay();
    await checkout.expectPaid();
    await expect(checkout.main).toContainText(code);
  },
);

test('the same cart is ordered a second time after a plain question', async ({ page, problems }) => {
  problems.allowAnswer(409, '/api/orders');
  await logIn(page, 'customer');
  await fillCart(page, { copies: 17 });
  const checkout = new CheckoutPage(page);
  const toPayment = async () => {
    await page.goto('/checkout');
    await checkout.giveAddress();
    await checkout.goToPayment();
  };
  await page.goto('/cart');
  const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '');
  await toPayment();
  await checkout.pay();
  const paid = await number(checkout);

  await page.evaluate((kept) => localStorage.setItem('cart', kept), cart);
  await toPayment();
  await checkout.pay();
  const question = page.getByRole('alertdialog', { name: 'Commander une deuxième fois' });
  await expect(question).toContainText(paid);
  await question.getByRole('button', { name: 'Non, merci' }).click();
  await expect(checkout.main.getByRole('link', { name: 'Voir la commande' })).toBeVisible();
  await checkout.payButton.click();
  await question.getByRole('button', { name: 'Commander à nouveau' }).click();
  expect(await number(checkout)).not.toBe(paid);
});
