import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { callApiAs, customer, payOrder, placeOrder } from './account-api.ts';

test.beforeEach(({ page }) => logIn(page, 'customer'));

test('an unpaid order can be found by its number, paid or cancelled', async ({ page }) => {
  const api = await callApiAs(customer);
  const order = await placeOrder(api);
  const shell = new ShellPage(page);
  await shell.open('/orders');
  await page.getByRole('searchbox', { name: 'Numéro de commande' }).fill(order.number);
  await expect(shell.main.getByRole('heading', { level: 2 })).toHaveText([order.number]);
  await expect(page).toHaveURL(new RegExp(`q=${order.number}`));

  await page.getByRole('link', { name: order.number, exact: true }).click();
  await expect(shell.title).toHaveText(order.number);
  await expect(page.getByRole('link', { name: 'Payer maintenant' })).toHaveAttribute(
    'href',
    /^\/checkout\/payment#token=/,
  );
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Commande annulée' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByRole('link', { name: 'Payer maintenant' })).toHaveCount(0);
  await api.dispose();
});

test('a paid order shows its stage and invoice, and its address can be changed', main(), async ({ page }) => {
  const api = await callApiAs(customer);
  const order = await placeOrder(api);
  await payOrder(api, order);
  const shell = new ShellPage(page);
  await shell.open(`/en/orders/${order.number}`);
  await expect(page.getByText('Payment confirmed')).toBeVisible();

  const invoice = await page.getByRole('link', { name: /^Invoice F2026-/ }).getAttribute('href');
  const pdf = await page.request.get(String(invoice));
  expect(pdf.headers()['content-type']).toContain('application/pdf');

  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByLabel('Number and street').fill('1 place de la République');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Change the address.*1 place de la République/ })).toBeVisible();
  await api.dispose();
});

test('a customer withdraws from items that are not personalised in two steps', async ({ page }) => {
  const api = await callApiAs(customer);
  const order = await placeOrder(api);
  await payOrder(api, order);
  await new ShellPage(page).open(`/orders/${order.number}`);
  await page.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rétractation reçue' })).toBeVisible();
  await api.dispose();
});

test('a filter without orders says so and can be cleared', async ({ page }) => {
  await new ShellPage(page).open('/orders?q=PM-99-999999');
  await expect(page.getByRole('heading', { name: 'Aucune commande ici' })).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('orders that fail to load show an error, and load at the second try', async ({ page, problems }) => {
  problems.allowAnswer(503, '/api/orders');
  let isDown = true;
  await page.route('**/api/orders?*', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await new ShellPage(page).open('/orders');
  await expect(page.getByText('Erreur lors de la récupération des commandes')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
