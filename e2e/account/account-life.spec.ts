import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { admin, callApiAs, customer, linkByMail, placeOrder } from './account-api.ts';
import { type Language, LoginPage } from './login-page.ts';
import { VISITS } from './visits.ts';

const words = {
  fr: {
    first: 'Prénom',
    last: 'Nom',
    password: 'Mot de passe',
    again: 'Confirmer le mot de passe',
    terms: /J’accepte/,
    create: /^Créer mon compte/,
    confirm: 'Confirmer',
    confirmed: 'C’est confirmé',
    forgot: 'Recevoir le lien',
    save: 'Enregistrer',
    done: 'C’est fait',
    missing: 'Commande introuvable',
    newAddress: 'Nouvelle adresse',
    street: 'Numéro et voie',
    code: 'Code postal',
    city: 'Ville',
    export: 'Préparer mon export',
    deactivate: 'Mettre mon compte en pause',
    wake: 'Réactiver mon compte',
    current: 'Mot de passe actuel',
    remove: 'Demander la suppression',
  },
  en: {
    first: 'First name',
    last: 'Last name',
    password: 'Password',
    again: 'Confirm the password',
    terms: /I accept/,
    create: /^Create my account/,
    confirm: 'Confirm',
    confirmed: 'Confirmed',
    forgot: 'Send me the link',
    save: 'Save',
    done: 'Done',
    missing: 'Order not found',
    newAddress: 'New address',
    street: 'Number and street',
    code: 'Postal code',
    city: 'City',
    export: 'Prepare my export',
    deactivate: 'Pause my account',
    wake: 'Reactivate my account',
    current: 'Current password',
    remove: 'Request deletion',
  },
} as const;

const notices = (page: Page) => page.getByRole('main').getByRole('status');

for (const { language, prefix, viewport } of VISITS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport, locale: language });

    test('an account from its first to its last day', async ({ page, problems }) => {
      test.setTimeout(120_000);
      // The test visits invalid links, foreign orders and ended sessions on purpose.
      problems.allowAnswer(401, '/api/');
      const account = { email: `vie-${crypto.randomUUID()}@aimante.test`, password: 'Lune-verte-42' };
      const word = words[language];
      const shell = new ShellPage(page);
      const login = new LoginPage(page, language);
      const open = (path: string) => shell.open(prefix + path);

      const first = await test.step('opens an account and confirms its address by the mail', () =>
        signUp(page, { language, prefix, account }));

      await test.step('chooses another password by a mail', async () => {
        await open('/auth/forgot-password');
        await page.getByLabel('E-mail').fill(account.email);
        await page.getByRole('button', { name: word.forgot }).click();
        const link = await linkByMail(account.email, '/auth/reset-password');
        account.password = 'Nuage-orange-qui-dort';
        await page.goto(link);
        await page.getByLabel(word.password, { exact: true }).fill(account.password);
        await page.getByRole('button', { name: word.save }).click();
        await expect(shell.title).toHaveText(word.done);
      });

      await test.step('logs in and sees only own orders', async () => {
        await open('/auth/login');
        await login.logIn(account);
        await expect(page).toHaveURL(/\/orders$/);
        const theirs = await callApiAs(customer);
        const foreign = await placeOrder(theirs);
        await theirs.post(`/api/orders/${foreign.id}/cancel`, { data: {} });
        await open(`/orders/${foreign.number}`);
        await expect(page.getByRole('heading', { name: word.missing })).toBeVisible();
        const mine = await callApiAs(account);
        expect((await mine.get(`/api/orders/${foreign.id}`)).status()).toBe(404);
        await Promise.all([theirs.dispose(), mine.dispose()]);
      });

      await test.step('keeps an address', async () => {
        await open('/account/addresses');
        await page.getByRole('button', { name: word.newAddress }).click();
        await page.getByLabel(word.street).fill('3 quai du Port');
        await page.getByLabel(word.code).fill('00000');
        await page.getByLabel(word.city).fill('Nantes');
        await page.getByRole('button', { name: word.save }).click();
        await expect(page.getByLabel(word.code)).toHaveAttribute('aria-invalid', 'true');
        await page.getByLabel(word.code).fill('44000');
        await page.getByRole('button', { name: word.save }).click();
        await expect(page.getByText('44000 Nantes')).toBeVisible();
      });

      await test.step('takes a copy of everything that is kept', async () => {
        await open('/account/data');
        await page.getByRole('button', { name: word.export }).click();
        await expect(notices(page)).toBeVisible();
        const link = await linkByMail(account.email, '/api/users/export/');
        const copy = readExport(await (await page.request.get(link)).body());
        expect(copy.account?.[0]).toMatchObject({ email: account.email, first_name: 'Zoé' });
        expect(copy.addresses).toHaveLength(1);
        expect(copy.sessions?.length).toBeGreaterThan(0);
        expect(copy.mails?.length).toBeGreaterThan(1);
        expect(JSON.stringify(copy)).not.toMatch(/password_hash|token_hash|binding_hash/);
      });

      await test.step('is deactivated, and reactivated at the next login', async () => {
        await open('/account/data');
        await page.getByRole('button', { name: word.deactivate }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: word.deactivate }).click();
        await expect(page).toHaveURL(({ pathname }) => pathname === (prefix || '/'));
        await open('/auth/login');
        await login.logIn(account);
        await page.getByRole('button', { name: word.wake }).click();
        await expect(page).toHaveURL(/\/orders$/);
      });

      await test.step('is deleted, and logins are refused', async () => {
        await open('/account/data');
        await page.getByLabel(word.current).fill(account.password);
        await page.getByRole('button', { name: word.remove }).click();
        await expect(notices(page)).toBeVisible();
        const link = await linkByMail(account.email, '/auth/verify-email', first);
        await confirmLink(page, link, language);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('user-token'))).toBeNull();
        await open('/auth/login');
        await login.logIn(account);
        await expect(login.password).toHaveAttribute('aria-invalid', 'true');
        const workshop = await callApiAs(admin);
        const found = await workshop.get('/api/users', { params: { search: account.email } });
        expect(await found.json()).toMatchObject({ items: [], total: 0 });
        await workshop.dispose();
      });
    });
  });
}

function readExport(archive: Buffer): Record<string, Record<string, unknown>[]> {
  const file = unzipSync(archive)['donnees.json'];
  return JSON.parse(new TextDecoder().decode(file)) as Record<string, Record<string, unknown>[]>;
}

interface SignUp {
  readonly language: Language;
  readonly prefix: string;
  readonly account: { readonly email: string; readonly password: string };
}

async function signUp(page: Page, { language, prefix, account }: SignUp): Promise<string> {
  const word = words[language];
  await new ShellPage(page).open(`${prefix}/auth/signup`);
  await page.getByLabel(word.first).fill('Zoé');
  await page.getByLabel(word.last, { exact: true }).fill('Martin');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel(word.password, { exact: true }).fill(account.password);
  await page.getByLabel(word.again).fill(account.password);
  await page.getByRole('checkbox', { name: word.terms }).check();
  await page.getByRole('button', { name: word.create }).click();
  await expect(notices(page)).toBeVisible();
  const link = await linkByMail(account.email, '/auth/verify-email');
  await confirmLink(page, link, language);
  return link;
}

async function confirmLink(page: Page, link: string, language: Language): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: words[language].confirm }).click();
  await expect(new ShellPage(page).title).toHaveText(words[language].confirmed);
}
