import type { APIRequestContext } from '@playwright/test';
import { admin, callApiAs, linkByMail, openAccount, payOrder, placeOrder } from '../account/account-api.ts';
import { CARDS, CheckoutPage } from '../cart/checkout-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';

test('the workshop adds items to a paid order: the customer pays them, they leave together, and are refunded alone', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const account = await openAccount();
  const buyer = await callApiAs(account);
  const order = await placeOrder(buyer);
  await payOrder(buyer, order);
  const orderLink = await linkByMail(account.email, '/orders/track');
  const desk = new DeskPage(page);
  const supplements = page.getByRole('region', { name: 'Compléments' });
  await desk.open(`/admin/orders/${order.id}`);

  await test.step('the team offers two boxes more', async () => {
    await page.getByRole('link', { name: 'Ajouter des articles' }).click();
    await page.getByLabel('Article', { exact: true }).selectOption({ label: await boxName(buyer) });
    await desk.button('Ajouter').click();
    await page.getByRole('button', { name: /^Un de plus/ }).click();
    await expect(page.getByText(`Le lien part à ${account.email}.`)).toBeVisible();
    await desk.expectSound('items to add');
    await desk.button('Envoyer le lien au client').click();
    await expect(supplements).toContainText('En attente de paiement', { timeout: 20_000 });
  });

  await test.step('the customer pays them by the link of the mail', async () => {
    const customer = await browser.newContext();
    const visitor = await customer.newPage();
    await visitor.goto(await linkByMail(account.email, '/orders/track', orderLink));
    await expect(visitor.getByRole('heading', { name: `Complément de la commande ${order.number}` })).toBeVisible();
    await visitor.getByRole('link', { name: 'Payer maintenant' }).click();
    const checkout = new CheckoutPage(visitor);
    await checkout.payButton.waitFor({ timeout: 20_000 });
    await checkout.pay(CARDS.accepted);
    await expect(supplements).toContainText('Payé', { timeout: 40_000 });
    await customer.close();
  });

  await test.step('the order does not leave without them', async () => {
    const workshop = await callApiAs(admin);
    for (const stage of ['imprime', 'assemble', 'emballe']) {
      const moved = await workshop.patch(`/api/admin/orders/${order.id}`, { data: { stage } });
      expect(moved.ok(), await moved.text()).toBe(true);
    }
    await workshop.dispose();
    await page.reload();
    await expect(supplements).toContainText('Dans le même colis');
    await expect(page.getByText(/part dans le même colis et n’est pas encore emballée/)).toBeVisible();
    await desk.button('Passer à « Expédié »').click();
    await desk.expectSound('an order that waits');
    await desk.question.getByRole('button', { name: 'Annuler' }).click();
    await expect(desk.question).toHaveCount(0);
  });

  await test.step('they are refunded with a credit note of their own', async () => {
    await supplements.getByRole('link').click();
    await expect(page.getByRole('link', { name: /^Facture F\d{4}-\d{6}/ })).toBeVisible({ timeout: 20_000 });
    await desk.button('Remboursement').click();
    for (let units = 0; units < 2; units += 1) await desk.dialog.getByRole('button', { name: /^Un de plus/ }).click();
    await desk.dialog.getByLabel('Motif', { exact: true }).fill('Plus besoin');
    await desk.dialog.getByRole('button', { name: /^Rembourser / }).click();
    await expect(page.getByRole('link', { name: /^Avoir A\d{4}-\d{6}/ })).toBeVisible({ timeout: 40_000 });
  });
  await buyer.dispose();
});

async function boxName(api: APIRequestContext): Promise<string> {
  const products = (await (await api.get('/api/products')).json()) as { name: string; isPersonalised: boolean }[];
  return products.find(({ isPersonalised }) => !isPersonalised)?.name ?? '';
}
