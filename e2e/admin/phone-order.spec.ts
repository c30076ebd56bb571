import { linkByMail } from '../account/account-api.ts';
import { CARDS, CheckoutPage } from '../cart/checkout-page.ts';
import { squareMagnet } from '../cart/shop-calls.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { photo } from '../pages/cropper-page.ts';
import { DeskPage } from './desk-page.ts';

test('the workshop takes an order by phone and changes it, and the customer pays it by the link of the mail', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const email = `appel-${Date.now()}@exemple.test`;
  const desk = new DeskPage(page);
  await desk.open('/admin/orders');
  await page.getByRole('link', { name: 'Nouvelle commande' }).click();
  await expect(desk.title).toHaveText('Nouvelle commande');
  await desk.button('Créer la commande').click();
  await expect(page.getByText(/^Ajoutez au moins un article/)).toBeVisible();

  const { name } = await squareMagnet(page.request);
  await page.getByLabel('Article', { exact: true }).selectOption({ label: name });
  await desk.button('Ajouter').click();
  await page
    .getByLabel(`Photos de ${name}`)
    .setInputFiles([photo('13-ourson-carre.jpg'), photo('14-coucher-soleil.jpg')]);
  await expect(page.getByRole('img', { name: '14-coucher-soleil.jpg' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Un de plus .*13-ourson-carre\.jpg$/i }).click();
  await expect(page.getByText('3 exemplaires · 13,50\u00a0€')).toBeVisible();

  const fields = { 'E-mail': email, Prénom: 'Camille', Nom: 'Moreau', 'Numéro et voie': '8 rue des Lices' };
  for (const [label, value] of Object.entries({ ...fields, 'Code postal': '49100', Ville: 'Angers' }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await desk.expectSound('new order');
  await desk.button('Créer la commande').click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  const first = page.url();
  await expect(page.getByText('À payer').first()).toBeVisible();
  const outdated = await linkByMail(email, '/orders/track');

  await page.getByRole('link', { name: 'Modifier la commande' }).click();
  await expect(page.getByText('3 exemplaires · 13,50\u00a0€')).toBeVisible();
  await page.getByRole('button', { name: /^Un de plus .*14-coucher-soleil\.jpg$/i }).click();
  await expect(page.getByText('4 exemplaires · 18,00\u00a0€')).toBeVisible();
  await desk.expectSound('changed order');
  await desk.button('Enregistrer et prévenir le client').click();
  await expect(page).toHaveURL((url) => /\/admin\/orders\/[0-9a-f-]{36}$/.test(url.href) && url.href !== first);
  const order = page.url();

  const customer = await browser.newContext();
  const visitor = await customer.newPage();
  await visitor.goto(await linkByMail(email, '/orders/track', outdated));
  await visitor.getByRole('link', { name: 'Payer maintenant' }).click();
  const checkout = new CheckoutPage(visitor);
  await checkout.payButton.waitFor();
  await checkout.pay(CARDS.accepted);
  await checkout.expectPaid();
  await customer.close();

  await page.goto(order);
  await expect(page.getByRole('link', { name: /^Facture F\d{4}-\d{6}/ })).toBeVisible();
});

test('the customer adds the photos of an order by phone by the link of its mail, and then it is printed', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const email = `photos-${Date.now()}@exemple.test`;
  const desk = new DeskPage(page);
  await desk.open('/admin/orders/new');
  const { name } = await squareMagnet(page.request);
  await page.getByLabel('Article', { exact: true }).selectOption({ label: name });
  await desk.button('Ajouter').click();
  await page.getByRole('checkbox', { name: /^Le client ajoute les photos/ }).check();
  await page.getByLabel(`Quantité de ${name}`).fill('2');
  await expect(page.getByText('2 photos à venir')).toBeVisible();
  const fields = { 'E-mail': email, Prénom: 'Camille', Nom: 'Moreau', 'Numéro et voie': '8 rue des Lices' };
  for (const [label, value] of Object.entries({ ...fields, 'Code postal': '49100', Ville: 'Angers' }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await desk.button('Créer la commande').click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  const orderId = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText('2 photos manquent')).toBeVisible();

  const customer = await browser.newContext();
  const visitor = await customer.newPage();
  await visitor.goto(await linkByMail(email, '/orders/track'));
  await visitor.getByRole('link', { name: 'Payer maintenant' }).click();
  const checkout = new CheckoutPage(visitor);
  await checkout.payButton.waitFor();
  await checkout.pay(CARDS.accepted);
  await checkout.expectPaid();

  await visitor.getByRole('link', { name: 'Ajouter mes photos' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Il nous manque 2 photos');
  await visitor
    .getByLabel(/^Choisir les photos/)
    .setInputFiles([photo('13-ourson-carre.jpg'), photo('01-portrait-exif-orientation-6.jpg')]);
  await visitor.getByRole('button', { name: 'Recadrer 01-portrait-exif-orientation-6.jpg' }).click();
  await visitor.getByLabel('De haut en bas').press('Home');
  await expectSound(visitor, 'crop of a missing photo');
  await visitor.getByRole('button', { name: 'Garder ce cadrage' }).click();
  await visitor.getByRole('button', { name: 'Ajouter ces 2 photos' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nous regardons vos photos');
  await expect(visitor.getByRole('img', { name: `Photo 2, ${name}` })).toBeVisible();
  await customer.close();

  await desk.navigate(`/admin/photo-check?order=${orderId}`);
  await desk.button('Approuver les 2 vertes').click({ timeout: 60_000 });
  await expect(page.getByText('Rien à vérifier')).toBeVisible();
  await desk.navigate(`/admin/orders/${orderId}`);
  await expect(page.getByText('Prêt', { exact: true }).first()).toBeVisible();
});
