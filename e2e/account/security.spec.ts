import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { linkByMail, openAccount } from './account-api.ts';
import { LoginPage } from './login-page.ts';

test('another password ends the other devices, another address counts from its link on', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(60_000);
  // The test uses a wrong password and ended sessions on purpose.
  problems.allowAnswer(403, '/api/auth/change-password');
  problems.allowAnswer(401, '/api/');
  const account = await openAccount();
  const phone = await browser.newPage({ locale: 'fr-FR' });
  for (const device of [phone, page]) {
    await device.goto('/auth/login?redirect=%2Faccount%2Fsecurity');
    await new LoginPage(device, 'fr').logIn(account);
    await expect(new ShellPage(device).title).toHaveText('Sécurité');
  }
  const passwords = page.getByRole('region', { name: 'Mot de passe' });
  const change = async (current: string, next: string) => {
    await passwords.getByLabel('Mot de passe actuel').fill(current);
    await passwords.getByLabel(/^Nouveau mot de passe/).fill(next);
    await passwords.getByRole('button', { name: 'Changer le mot de passe' }).click();
  };

  await test.step('the old password is asked for', async () => {
    await change('Pas-celui-la-1', 'Nuit-claire-58');
    await expect(passwords.getByLabel('Mot de passe actuel')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('this device stays, the other one is out', async () => {
    await change(account.password, 'Nuit-claire-58');
    await expect(passwords.getByLabel('Mot de passe actuel')).toHaveValue('');
    await phone.goto('/account/profile');
    await expect(phone).toHaveURL(/\/auth\/login\?redirect=%2Faccount%2Fprofile$/);
    await page.reload();
    await expect(new ShellPage(page).title).toHaveText('Sécurité');
  });

  await test.step('the new address is asked by mail, and is the one to sign in with', async () => {
    const next = `suite-${crypto.randomUUID()}@aimante.test`;
    const region = page.getByRole('region', { name: 'Adresse e-mail' });
    await region.getByLabel('Nouvelle adresse').fill(next);
    await region.getByLabel('Mot de passe actuel').fill('Nuit-claire-58');
    await region.getByRole('button').last().click();
    await expect(region.getByRole('status')).toBeVisible();
    await page.goto(await linkByMail(next, '/auth/verify-email'));
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(new ShellPage(page).title).toHaveText('C’est confirmé');
    await page.goto('/auth/login');
    await new LoginPage(page, 'fr').logIn({ email: next, password: 'Nuit-claire-58' });
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('heading', { name: 'Votre frigo attend' })).toBeVisible();
  });
  await phone.close();
});
