import type { Page } from '@playwright/test';
import { accounts, logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { navigate } from '../pages/navigate.ts';
import { CARDS, CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';

const API = '**/api/orders';

async function customerAtPayment(page: Page, copies: number): Promise<CheckoutPage> {
  await logIn(page, 'customer');
  await fillCart(page, { copies });
  const checkout = new CheckoutPage(page);
  await checkout.confirmRepeat();
  await page.goto('/checkout');
  await checkout.giveAddress();
  await checkout.goToPayment();
  return checkout;
}

/** The next answer of this URL reports an expired token, so the shell renews it. */
async function expireTokenAt(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: '' } }), {
    times: 1,
  });
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('user-token'));
const bank = (page: Page) => page.getByRole('dialog', { name: 'Votre banque vous demande de confirmer' });

/** A purchase and more is slow on a busy machine. */
test.beforeEach(() => test.slow());

test(
  'a payment with 3-D Secure continues when the token is renewed while it is ordered',
  main(),
  async ({ page, problems }) => {
    problems.allowAnswer(401, '/api/orders');
    problems.allowAnswer(409, '/api/orders');
    const checkout = await customerAtPayment(page, 11);
    const before = await storedToken(page);
    await expireTokenAt(page, API);
    await checkout.pay(CARDS.asksBank);
    await bank(page).getByRole('button', { name: 'Confirmer le paiement' }).click();
    await checkout.expectPaid();
    expect(await storedToken(page)).not.toBe(before);
  },
);

test('what is typed and the bank’s step stay when another tab renews the token', async ({
  page,
  context,
  problems,
}) => {
  problems.allowAnswer(401, '/api/users/profile');
  problems.allowAnswer(409, '/api/orders');
  const checkout = await customerAtPayment(page, 12);
  await checkout.giveCard(CARDS.asksBank);
  await checkout.acceptTerms();
  const before = await storedToken(page);

  const other = await context.newPage();
  const renewals: string[] = [];
  other.on('response', (answer) => {
    if (answer.url().endsWith('/api/auth/refresh')) renewals.push(answer.url());
  });
  await expireTokenAt(other, '**/api/users/profile');
  await other.goto('/account/profile');
  await expect.poll(() => renewals.length).toBe(1);
  await expect.poll(() => storedToken(page)).not.toBe(before);

  await expect(checkout.main.getByRole('textbox', { name: 'Numéro de carte' })).toHaveValue('4000 0025 0000 3155');
  await expect(checkout.main.getByRole('checkbox', { name: checkout.words.terms })).toBeChecked();
  await checkout.payButton.click();
  await bank(page).waitFor();
  await expireTokenAt(other, '**/api/users/profile');
  await other.reload();
  await expect.poll(() => renewals.length).toBe(2);
  await bank(page).getByRole('button', { name: 'Confirmer le paiement' }).click();
  await checkout.expectPaid();
});

test('the bank’s step is there again after a reload', async ({ page, problems }) => {
  problems.allowAnswer(409, '/api/orders');
  const checkout = await customerAtPayment(page, 13);
  await checkout.pay(CARDS.asksBank);
  await bank(page).waitFor();
  await page.reload();
  await bank(page).getByRole('button', { name: 'Confirmer le paiement' }).click();
  await checkout.expectPaid();
});

test(
  'a session that ended at payment is renewed on the page, and the payment continues',
  main(),
  async ({ page, context, problems }) => {
    problems.allowAnswer(401, '/api/');
    problems.allowAnswer(409, '/api/orders');
    const checkout = await customerAtPayment(page, 14);
    await checkout.giveCard(CARDS.accepted);
    await checkout.acceptTerms();
    for (const name of ['aimante-binding', 'aimante-refresh']) await context.clearCookies({ name });
    await checkout.payButton.click();
    const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(accounts.customer.email);
    await expect(dialog.getByLabel('Mot de passe', { exact: true })).toBeFocused();
    await dialog.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon-2026');
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Identifiants incorrects');
    await dialog.getByRole('button', { name: 'Plus tard' }).click();
    await expect(checkout.main.getByRole('textbox', { name: 'Numéro de carte' })).toHaveValue('4242 4242 4242 4242');
    await expect(checkout.main.getByRole('checkbox', { name: checkout.words.terms })).toBeChecked();

    await checkout.payButton.click();
    await dialog.getByLabel('Mot de passe', { exact: true }).fill(accounts.customer.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await checkout.expectPaid();
  },
);

test('another language during the payment keeps what is typed, and the bank’s step', async ({ page, problems }) => {
  problems.allowAnswer(409, '/api/orders');
  const checkout = await customerAtPayment(page, 15);
  await checkout.giveCard(CARDS.asksBank);
  await checkout.acceptTerms();
  await navigate(page, '/en/checkout/payment');

  const english = new CheckoutPage(page, 'en');
  await expect(english.main.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0025 0000 3155');
  await expect(english.main.getByRole('textbox', { name: 'Name on the card' })).toHaveValue('Camille Moreau');
  await expect(english.main.getByRole('checkbox', { name: english.words.terms })).toBeChecked();
  await english.payButton.click();
  const question = page.getByRole('dialog', { name: 'Your bank asks you to confirm' });
  await question.waitFor();

  await navigate(page, '/checkout/payment');
  await bank(page).getByRole('button', { name: 'Confirmer le paiement' }).click();
  await checkout.expectPaid();
});
