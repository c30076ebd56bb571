import type { Page } from '@playwright/test';
import {
  type Account,
  callApiAs,
  customer,
  deliverOrder,
  openAccount,
  payOrder,
  placeOrder,
} from '../../account/account-api.ts';
import { appCodeOf } from '../../account/app-code.ts';
import { LoginPage } from '../../account/login-page.ts';
import { photo } from '../../pages/cropper-page.ts';
import { open, type Scene } from './scenes.ts';

const FACTORS = '/api/auth/second-factors/code-app';

const factorsOf = (page: Page) => page.getByRole('region', { name: 'Clés d’accès et codes' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Logs in with the form, so that the session is not written again with each document. */
async function enter(page: Page, account: Account, path: string): Promise<void> {
  await open(page, `/auth/login?redirect=${encodeURIComponent(path)}`);
  await new LoginPage(page, 'fr').logIn(account);
  await page.waitForURL(`**${path}`);
  await page.waitForLoadState('networkidle');
}

/** On another device. Its code opens the account from now on. */
async function addCodeApp(account: Account): Promise<void> {
  const device = await callApiAs(account);
  const started = await device.post(`${FACTORS}/start`, { data: { password: account.password } });
  const { ticket, secret } = (await started.json()) as { ticket: string; secret: string };
  const added = await device.post(FACTORS, { data: { ticket, code: appCodeOf(secret) } });
  if (!added.ok()) throw new Error(`the app was answered ${added.status()}: ${await added.text()}`);
  await device.dispose();
}

async function endSessions(account: Account): Promise<void> {
  const device = await callApiAs(account);
  await device.delete('/api/auth/sessions');
  await device.dispose();
}

async function deliveredOrder(): Promise<string> {
  const buyer = await callApiAs(customer);
  const order = await placeOrder(buyer);
  await payOrder(buyer, order);
  await deliverOrder(order, ['pret']);
  await buyer.dispose();
  return order.number;
}

/** One account for all attempts at a scene: the API limits new accounts. */
function oneAccount(prepare = async (_: Account) => {}): () => Promise<Account> {
  let account: Promise<Account> | undefined;
  const open = async () => {
    const opened = await openAccount();
    await prepare(opened);
    return opened;
  };
  return () => {
    account ??= open();
    return account;
  };
}

const withApp = oneAccount(addCodeApp);
const withoutApp = oneAccount();
const withAddresses = oneAccount();

export const ACCOUNT_SCENES: readonly Scene[] = [
  {
    name: 'the second step of a login',
    who: 'visitor',
    async prepare(page) {
      const { email, password } = await withApp();
      await open(page, '/auth/login');
      await page.getByLabel('E-mail').fill(email);
      await new LoginPage(page, 'fr').password.fill(password);
    },
    act: (page) => press(page, 'Se connecter'),
    result: (page) => page.getByLabel(/^Code à 6 chiffres/),
  },
  {
    name: 'a step-up',
    who: 'visitor',
    // A session that is older than the app, so each attempt needs a new account.
    async prepare(page) {
      const account = await openAccount();
      await enter(page, account, '/account/security');
      await addCodeApp(account);
      await open(page, '/account/security');
      await press(page, 'Ajouter une clé d’accès');
      await factorsOf(page).getByLabel('Nom de cet appareil').fill('Téléphone');
    },
    act: (page) => press(page, 'Créer la clé d’accès'),
    result: (page) => page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' }).getByRole('textbox'),
  },
  {
    name: 'the code for an app',
    who: 'visitor',
    async prepare(page) {
      const account = await withoutApp();
      await enter(page, account, '/account/security');
      await press(page, 'Utiliser une application de codes');
      await factorsOf(page).getByLabel('Mot de passe actuel').fill(account.password);
    },
    act: (page) => press(page, 'Continuer'),
    result: (page) => page.getByRole('img', { name: /^QR code/ }),
  },
  {
    name: 'a login after the session has ended',
    who: 'visitor',
    async prepare(page) {
      const account = await withAddresses();
      await enter(page, account, '/account/addresses');
      await press(page, 'Nouvelle adresse');
      await page.getByLabel('Numéro et voie').fill('8 rue des Lices');
      await page.getByLabel('Code postal').fill('49100');
      await page.getByLabel('Ville').fill('Angers');
      await endSessions(account);
    },
    act: (page) => press(page, 'Enregistrer'),
    result: (page) => page.getByRole('dialog', { name: 'Votre session a pris fin' }).getByLabel('E-mail'),
  },
  {
    name: 'a report with a picture',
    who: 'customer',
    async prepare(page) {
      await open(page, `/orders/${await deliveredOrder()}`);
      await press(page, 'Signaler un problème');
      await page.getByLabel('Racontez-nous').fill('Deux magnets sont rayés au milieu.');
      await page.getByLabel('Ajouter des photos').setInputFiles(photo('06-trop-petite-300x200.jpg'));
    },
    act: (page) => page.getByRole('button', { name: /^Envoyer/ }).click(),
    result: (page) => page.getByText('Merci, nous avons votre message'),
  },
];
