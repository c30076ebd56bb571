import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CARDS, CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';
import { sellProduct } from './shop-calls.ts';

const REASONS = [
  ['declined', 'Votre banque a refusé le paiement'],
  ['poor', 'Le solde de votre compte ne suffisait pas'],
] as const;

/** The order as the API returns it half an hour later. */
async function endHold(page: Page): Promise<void> {
  await page.route('**/api/orders/track/**', async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as object;
    await route.fulfill({ response, json: { ...order, holdExpiresAt: '2026-01-01T00:00:00.000Z' } });
  });
  await page.reload();
}

for (const [card, reason] of REASONS) {
  test(
    `a card that is ${card} shows the reason, and another card pays the same order`,
    main(card !== 'poor'),
    async ({ page }) => {
      await fillCart(page);
      const checkout = new CheckoutPage(page);
      await checkout.guestToPayment();
      await checkout.pay(CARDS[card]);
      await expect(checkout.title).toHaveText(reason, { timeout: 15_000 });
      await expect(checkout.main).toContainText('Vous n’avez pas été débité.');
      await expect(checkout.main).toContainText(/réservés encore/);
      const number = /PM-\d\d-\d{6}/.exec((await checkout.main.textContent()) ?? '')?.[0] ?? 'none';

      await endHold(page);
      await expect(checkout.main).toContainText('Vos magnets ne sont plus réservés');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await checkout.main.getByRole('link', { name: 'Réessayer' }).click();
      await checkout.payButton.waitFor();
      await checkout.pay();
      await checkout.expectPaid();
      await expect(checkout.main).toContainText(number);
    },
  );
}

test('a wallet is dismissed, then pays and passes the bank’s step', async ({ page }) => {
  await fillCart(page);
  const checkout = new CheckoutPage(page);
  await checkout.guestToPayment();
  const wallet = page.getByRole('dialog', { name: 'Portefeuille de démonstration' });
  const open = checkout.main.getByRole('button', { name: 'Portefeuille de démonstration' });
  await open.click();
  await expect(checkout.main.getByRole('checkbox', { name: checkout.words.terms })).toBeFocused();
  await checkout.acceptTerms();
  await open.press('Enter');
  await wallet.waitFor();
  await page.keyboard.press('Escape');
  await expect(wallet).toBeHidden();
  await open.click();
  await wallet.getByRole('radio', { name: /3-D Secure/ }).check();
  await wallet.getByRole('button', { name: /^Payer/ }).click();
  const bank = page.getByRole('dialog', { name: 'Votre banque vous demande de confirmer' });
  await bank.getByRole('button', { name: 'Confirmer le paiement' }).click();
  await checkout.expectPaid();
});

test('the bank’s step is abandoned', async ({ page }) => {
  await fillCart(page);
  const checkout = new CheckoutPage(page);
  await checkout.guestToPayment();
  await checkout.pay(CARDS.asksBank);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(checkout.title).toHaveText('La confirmation demandée par votre banque n’a pas eu lieu', {
    timeout: 15_000,
  });
});

test.describe('where the network is cut', () => {
  test('an order is placed once when its answer is lost', async ({ page, problems }) => {
    problems.allowLoss('/api/orders');
    await fillCart(page);
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment('une-seule-fois@example.org');
    const keys: (string | undefined)[] = [];
    const numbers: string[] = [];
    await page.route('**/api/orders', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      numbers.push(((await answer.json()) as { number: string }).number);
      if (keys.length === 1) await route.abort('failed');
      else await route.fulfill({ response: answer });
    });
    await checkout.pay();
    await expect(checkout.main).toContainText('la commande ne sera passée qu’une fois');
    await checkout.payButton.click();
    await checkout.expectPaid();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(new Set(numbers).size).toBe(1);
  });

  test('a payment is not made twice when its answer is lost', main(), async ({ page, problems }) => {
    problems.allowLoss('/api/orders/');
    await fillCart(page);
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment();
    let payments = 0;
    await page.route(/\/api\/orders\/[^/]+\/pay\?/, async (route) => {
      payments += 1;
      await route.fetch();
      await route.abort('failed');
    });
    await checkout.pay();
    await checkout.expectPaid();
    expect(payments).toBe(1);
  });

  test('an order with an unseen total is refused, and the total can be loaded again', async ({ page, problems }) => {
    problems.allowLoss('/api/checkout/quote', '/api/orders/track/');
    await fillCart(page);
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment();
    await page.route('**/api/checkout/quote', (route) => route.abort('failed'));
    await page.reload();
    await expect(checkout.main).toContainText('le total n’est pas confirmé');
    await expect(checkout.main.getByRole('button', { name: 'Calcul du total…' })).toBeDisabled();
    await page.unroute('**/api/checkout/quote');
    await checkout.main.getByRole('button', { name: 'Réessayer' }).click();
    await checkout.payButton.waitFor();

    const order = '**/api/orders/track/**';
    await checkout.giveCard(CARDS.accepted);
    await checkout.acceptTerms();
    await checkout.payButton.click();
    await checkout.expectPaid();
    await page.route(order, (route) => route.abort('failed'));
    await page.reload();
    await expect(checkout.title).toHaveText('Votre commande ne s’affiche pas');
    await page.unroute(order);
    await checkout.main.getByRole('button', { name: 'Réessayer' }).click();
    await checkout.expectPaid();
  });

  test('the delivery’s choices can be asked for again', async ({ page, problems }) => {
    problems.allowLoss('/api/shipping/methods');
    await fillCart(page);
    const checkout = new CheckoutPage(page);
    await page.route('**/api/shipping/methods**', (route) => route.abort('failed'));
    await checkout.openGuest();
    await checkout.giveContact();
    await expect(checkout.main).toContainText('Les modes de livraison ne s’affichent pas.');
    await page.unroute('**/api/shipping/methods**');
    await checkout.main.getByRole('button', { name: 'Réessayer' }).click();
    await expect(checkout.main.getByRole('radio', { name: 'Livraison express' })).toBeVisible();
  });
});

test('a double click and a reload make one order', async ({ page }) => {
  await fillCart(page);
  const checkout = new CheckoutPage(page);
  await checkout.guestToPayment();
  let orders = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders += 1;
  });
  await checkout.giveCard(CARDS.declined);
  await checkout.acceptTerms();
  await checkout.payButton.dblclick();
  await expect(checkout.title).toHaveText('Votre banque a refusé le paiement', { timeout: 15_000 });
  await page.goto('/checkout/guest?step=paiement');
  await checkout.payButton.waitFor();
  await checkout.pay();
  await checkout.expectPaid();
  expect(orders).toBe(1);
});

test.describe('meanwhile', () => {
  test('a price that changes is shown before anything is charged', async ({ page, request, problems }) => {
    test.setTimeout(60_000);
    problems.allowAnswer(409, '/api/orders');
    const { product, change } = await sellProduct(request, 'Magnet dont le prix change');
    await fillCart(page, { product });
    const checkout = new CheckoutPage(page);
    // The cart has kept the price of its product.
    await change({ price: 4.75 });
    await checkout.guestToPayment();
    await expect(checkout.payButton).toHaveText(/9,50/);
    await change({ price: 5.25 });
    await checkout.pay(CARDS.declined);
    await expect(checkout.main.getByRole('alert')).toContainText(/9,50.€ devient 10,50.€/);
    await expect(checkout.payButton).toHaveText(/10,50/);
    await checkout.payButton.click();
    await expect(checkout.title).toHaveText('Votre banque a refusé le paiement', { timeout: 15_000 });
    // The order keeps the total that was confirmed.
    await change({ price: 6 });
    await checkout.main.getByRole('link', { name: 'Réessayer' }).click();
    await expect(checkout.payButton).toHaveText(/10,50/);
    await checkout.pay();
    await checkout.expectPaid();
    await expect(checkout.main).toContainText(/10,50/);
  });

  test('a later delivery than the one shown is asked about before anything is charged', async ({ page, problems }) => {
    problems.allowAnswer(409, '/api/orders');
    await fillCart(page);
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment();
    // As if the workshop had been emptier when the page was loaded.
    await page.route(
      '**/api/orders',
      (route) => {
        const order = route.request().postDataJSON() as object;
        return route.continue({ postData: { ...order, promisedUntil: '2026-01-02' } });
      },
      { times: 1 },
    );
    await checkout.pay();
    await expect(checkout.main.getByRole('alert')).toContainText('La date de livraison a changé');
    await checkout.payButton.click();
    await checkout.expectPaid();
  });

  test('sold-out stock is shown before any charge', async ({ page, request, problems }) => {
    problems.allowAnswer(409, '/api/orders');
    const { product, change } = await sellProduct(request, 'Magnet bientôt épuisé');
    await fillCart(page, { product });
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment();
    await change({ stock: 1 });
    await checkout.pay();
    await expect(checkout.main.getByRole('alert')).toHaveText(/il n’en reste que 1/);
    await expect(checkout.payButton).toBeDisabled();
  });
});
