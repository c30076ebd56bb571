import { join } from 'node:path';
import { DeskPage } from '../admin/desk-page.ts';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { deliverOrder } from './account-api.ts';
import { blockPhoto, buyAsGuest, guestEmail, linkInMail, linkOfOrder } from './guest-order.ts';

// Each test starts with a purchase, and most wait for a mail.
test.describe.configure({ timeout: 60_000 });

const photos = join(import.meta.dirname, '..', 'photos');

test('a guest replaces a blocked photo by the link of the mail, on another device', async ({ page }) => {
  const order = await buyAsGuest();
  const link = await blockPhoto(order);
  const shell = new ShellPage(page);
  await shell.open(link);
  await expect(shell.title).toHaveText('Il nous manque une photo');
  await expect(shell.main).toContainText('Un peu floue à ce format.');
  const blocked = page.getByRole('region', { name: 'Une photo à remplacer' });
  await expect(blocked.getByText('Choisir une autre photo')).toBeInViewport();
  await blocked.getByLabel('Choisir une autre photo').setInputFiles(join(photos, '14-coucher-soleil.jpg'));
  await blocked.getByRole('button', { name: /Imprimer avec cette photo/ }).click();
  await expect(shell.title).toHaveText('Nous regardons vos photos', { timeout: 15_000 });
  await page.reload();
  await expect(shell.title).toHaveText('Nous regardons vos photos');
});

test('a guest has a blocked photo printed as it is, and the workshop sees the consent', async ({ page, browser }) => {
  // The test uses two browsers, the second one in the back office.
  test.slow();
  const order = await buyAsGuest();
  const shell = new ShellPage(page);
  await shell.open(await blockPhoto(order));
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'L’imprimer quand même' }).click();
  await expect(question).toContainText('Un peu floue à ce format.');
  await question.getByRole('button', { name: 'Revenir' }).click();
  await expect(shell.title).toHaveText('Il nous manque une photo');

  await page.getByRole('button', { name: 'L’imprimer quand même' }).click();
  await question.getByRole('button', { name: 'L’imprimer telle quelle' }).click();
  await expect(shell.title).toHaveText('Nous regardons vos photos');
  await expect(shell.main).toContainText('Telle quelle, à votre demande');
  await page.reload();
  await expect(shell.main).toContainText('Telle quelle, à votre demande');

  const context = await browser.newContext();
  const desk = new DeskPage(await context.newPage());
  await desk.open(`/admin/orders/${order.id}`);
  await expect(desk.page.getByRole('main')).toContainText('Photo à imprimer telle quelle, avec l’accord du client');
  await desk.navigate(`/admin/photo-check?order=${order.id}`);
  await expect(desk.page.getByText('Le client a lu le motif et la veut telle quelle.')).toBeVisible();
  await context.close();
});

test('a guest changes the address, reads the invoice and cancels, without an account', main(), async ({ page }) => {
  const order = await buyAsGuest();
  const shell = new ShellPage(page);
  await shell.open(await linkOfOrder(order));
  await expect(shell.main).toContainText('Vous suivez sans compte');
  await expect(shell.main).toContainText(/\d+ points? vous attend(ent)? si vous créez un compte/);
  await expect(shell.main).not.toContainText('points en attente');

  await page.getByRole('button', { name: 'Changer l’adresse' }).click();
  await page.getByLabel('Numéro et voie').fill('1 place de la République');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(shell.main).toContainText('1 place de la République');

  const invoice = await page.getByRole('link', { name: /^Facture F2026-/ }).getAttribute('href');
  const pdf = await page.request.get(String(invoice));
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  await expect(page.getByRole('link', { name: 'Écrire à l’atelier' })).toHaveAttribute(
    'href',
    `/contact?order=${order.number}`,
  );

  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Commande annulée' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Changer l’adresse' })).toHaveCount(0);
  await expect(shell.main).not.toContainText('si vous créez un compte');
});

test('a guest reports a problem after the delivery, in English', async ({ page }) => {
  const order = await buyAsGuest();
  await deliverOrder(order, ['pret']);
  const shell = new ShellPage(page);
  await shell.open(`/en/orders/track#token=${order.trackToken}`);
  await expect(shell.title).toHaveText('Your order has arrived');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('Tell us').fill('Two magnets are scratched in the middle.');
  await page.getByLabel('Add pictures').setInputFiles(join(photos, '06-trop-petite-300x200.jpg'));
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you, we have your report.' })).toBeVisible({
    timeout: 15_000,
  });
});

test('the link of an old mail opens the order, and an expired one offers a new link', async ({ page, problems }) => {
  problems.allowAnswer(404, '/api/orders/track/');
  const order = await buyAsGuest();
  await blockPhoto(order);
  const shell = new ShellPage(page);
  await page.goto(`/checkout/confirmation#token=${order.trackToken}`);
  await expect(page).toHaveURL(/\/orders\/track#token=/);
  await expect(shell.title).toHaveText('Il nous manque une photo');
  await page.goto('/orders/track#token=00000000000000000000000000000000.zz.forged');
  await page.reload();
  await expect(shell.title).toHaveText('Ce lien n’est plus valable');
  await expect(page.getByRole('textbox', { name: 'Numéro de commande' })).toBeVisible();
});

test('the footer links a page that mails the link of an order without revealing that it exists', async ({
  page,
  problems,
}) => {
  const order = await buyAsGuest();
  const shell = new ShellPage(page);
  await shell.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suivi de commande' }).click();
  await expect(shell.title).toHaveText('Suivre une commande');

  const number = page.getByRole('textbox', { name: 'Numéro de commande' });
  const email = page.getByRole('textbox', { name: 'E-mail' });
  const submit = page.getByRole('button', { name: 'Recevoir le lien' });
  await number.fill('4217');
  await submit.click();
  await expect(shell.main).toContainText('Un numéro de commande ressemble à PM-26-004217.');
  await expect(number).toBeFocused();

  await number.fill(order.number.toLowerCase());
  await email.fill(order.email);
  problems.allowLoss('/api/orders/link', '/_edge/reports');
  await page.context().setOffline(true);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Impossible de contacter le serveur');
  await expect(number).toHaveValue(order.number.toLowerCase());
  await page.context().setOffline(false);
  await submit.click();
  const sent = page.getByRole('status').filter({ hasText: 'Si une commande porte ce numéro' });
  await expect(sent).toBeVisible();
  const words = await sent.textContent();

  await page.getByRole('button', { name: 'Essayer un autre numéro ou e-mail' }).click();
  const stranger = guestEmail();
  await number.fill(order.number);
  await email.fill(stranger);
  await submit.click();
  await expect(sent).toBeVisible();
  expect((await sent.textContent())?.replace(stranger, order.email)).toBe(words);

  await shell.open(await linkInMail(order.email, 'Le lien de votre commande'));
  await expect(shell.main).toContainText(order.number);
});

test('too many requests for one address are refused with the time to wait', async ({ page, problems }) => {
  problems.allowAnswer(429, '/api/orders/link');
  const shell = new ShellPage(page);
  await shell.open('/en/orders/track');
  const email = guestEmail();
  for (let n = 0; n < 4; n += 1) {
    await page.getByRole('textbox', { name: 'Order number' }).fill('PM-26-000001');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    if (n < 3) await page.getByRole('button', { name: 'Try another number or e-mail' }).click();
  }
  await expect(shell.main).toContainText('try again in 10 min');
});

test('a customer finds the orders of the account on the same page', async ({ page }) => {
  await logIn(page, 'customer');
  const shell = new ShellPage(page);
  await shell.open('/orders/track');
  await expect(page.getByRole('region', { name: 'Mes commandes' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'Toutes mes commandes' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});
