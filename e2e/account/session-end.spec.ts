import type { Page } from '@playwright/test';
import { apiUrl } from '../fixtures/addresses.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { type Account, callApiAs, openAccount } from './account-api.ts';
import { LoginPage } from './login-page.ts';

/** Ends all sessions from another device. A new password, the account page or the workshop can cause this. */
async function endElsewhere(account: Account): Promise<void> {
  const device = await callApiAs(account);
  expect((await device.delete('/api/auth/sessions')).status()).toBe(200);
  await device.dispose();
}

async function openAddressForm(page: Page, account: Account): Promise<void> {
  await page.goto('/auth/login?redirect=%2Faccount%2Faddresses');
  await new LoginPage(page, 'fr').logIn(account);
  await page.getByRole('button', { name: 'Nouvelle adresse' }).click();
}

test(
  'typed input is saved after a new login on the page, when the session ended elsewhere',
  main(),
  async ({ page, problems }) => {
    problems.allowAnswer(401, '/api/');
    const account = await openAccount();
    await openAddressForm(page, account);
    const street = page.getByLabel('Numéro et voie');
    await street.fill('8 rue des Lices');
    await page.getByLabel('Code postal').fill('49100');
    await page.getByLabel('Ville').fill('Angers');
    await endElsewhere(account);
    await page.getByRole('button', { name: 'Enregistrer' }).click();

    const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
    await dialog.getByLabel('Mot de passe', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('8 rue des Lices')).toBeVisible();
  },
);

test('without typed input, a notice explains the new login, which returns to the page', async ({ page, problems }) => {
  problems.allowAnswer(401, '/api/');
  const account = await openAccount();
  await page.goto('/auth/login?redirect=%2Faccount');
  await new LoginPage(page, 'fr').logIn(account);
  await expect(new ShellPage(page).title).toHaveText('Bonjour Nour');
  await endElsewhere(account);
  await page.getByRole('link', { name: 'Sécurité' }).click();

  await expect(page.getByText('Votre session a pris fin. Reconnectez-vous pour continuer.')).toBeVisible();
  await new LoginPage(page, 'fr').logIn(account);
  await expect(page).toHaveURL(/\/account\/security$/);
});

test('a token that has run out is renewed before anything is refused', async ({ page }) => {
  await page.goto('/auth/login?redirect=%2Faccount');
  await new LoginPage(page, 'fr').logIn(await openAccount());
  await expect(new ShellPage(page).title).toHaveText('Bonjour Nour');
  const renewal = page.waitForResponse(`${apiUrl()}/api/auth/refresh`);
  await page.evaluate(() => {
    const encode = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');
    const claims = { sub: 'nour', exp: Math.floor(Date.now() / 1000) - 60 };
    localStorage.setItem('user-token', `${encode({})}.${encode(claims)}.signature`);
  });
  await page.reload();
  expect((await renewal).status()).toBe(200);
  await expect(new ShellPage(page).title).toHaveText('Bonjour Nour');
});
