import type { Page } from '@playwright/test';
import { linkByMail } from '../account/account-api.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { addPasskey, newOwner, plugAuthenticator, signIn } from './new-owner.ts';

async function askForRole(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un rôle' }).click();
  await page.getByLabel('Nom du rôle').fill(name);
  await page.getByLabel('Votre mot de passe').fill(password);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

test('an owner adds a passkey, signs in with it, and confirms a protected action in an older session', async ({
  browser,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.allowAnswer(403, '/api/');
  problems.allowAnswer(401, '/api/');
  const context = await browser.newContext({ locale: 'fr-FR' });
  const owner = await newOwner(context);
  const { page } = owner;
  await plugAuthenticator(page);

  const older = await browser.newContext({ locale: 'fr-FR' });
  const olderPage = await older.newPage();
  await signIn(olderPage, owner);
  await expect(olderPage.getByRole('heading', { name: 'Équipe' })).toBeVisible();

  let codes: string[] = [];
  await test.step('a passkey is added with the password, and brings recovery codes', async () => {
    await signIn(page, owner);
    await expect(page.getByRole('heading', { name: 'Équipe' })).toBeVisible();
    await page.goto('/account/security');
    const section = page.getByRole('region', { name: 'Clés d’accès et codes' });
    await expect(section.getByText('Ajoutez une clé d’accès')).toBeVisible();
    await addPasskey(page, owner);
    codes = await section
      .getByRole('listitem')
      .filter({ hasText: /^[a-z2-9-]{19}$/ })
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectSound(page, 'the recovery codes');
    await section.getByRole('button', { name: 'C’est noté' }).click();
    await linkByMail(owner.email, '/account/security');
  });

  await test.step('the password alone opens nothing, the passkey does', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn(page, owner);
    await expect(page.getByRole('heading', { name: 'Encore une étape' })).toBeVisible();
    await expectSound(page, 'the second step');
    await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click();
    await expect(page.getByRole('heading', { name: 'Équipe' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Élise Pontois/ }).last()).toContainText('1 clé');
  });

  await test.step('a passkey needs no password', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth/login?redirect=/admin/team');
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    await expect(page.getByRole('heading', { name: 'Équipe' })).toBeVisible();
  });

  await test.step('an older session is asked to confirm, and a recovery code is enough, once', async () => {
    await olderPage.reload();
    const name = `Stagiaire ${Date.now()}`;
    await askForRole(olderPage, name, owner.password);
    const dialog = olderPage.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await expect(dialog).toBeVisible();
    await expectSound(olderPage, 'the step-up');
    await dialog.getByLabel(/Code à 6 chiffres/).fill('aaaa-aaaa-aaaa-aaaa');
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await expect(dialog.getByText('ne convient pas')).toBeVisible();
    await dialog.getByLabel(/Code à 6 chiffres/).fill(codes[0] ?? '');
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await expect(olderPage.getByRole('columnheader', { name })).toBeVisible();
  });
  await context.close();
  await older.close();
});
