import type { Page } from '@playwright/test';
import { appCodeOf } from '../account/app-code.ts';
import { main } from '../fixtures/main.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { addPasskey, carryTo, newOwner, plugAuthenticator, signIn } from './new-owner.ts';
import { payForSquares } from './ordered.ts';

const stepUpOf = (page: Page) => page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });

test(
  'money goes back only after a passkey or a code, and nothing happens without',
  main(),
  async ({ browser, problems }) => {
    test.setTimeout(240_000);
    problems.allowAnswer(403, '/api/');
    problems.allowAnswer(401, '/api/');
    const [first, second] = [
      await payForSquares([{ file: '13-ourson-carre.jpg', copies: 1 }]),
      await payForSquares([{ file: '13-ourson-carre.jpg', copies: 1 }]),
    ];
    const context = await browser.newContext({ locale: 'fr-FR' });
    const owner = await newOwner(context);
    const { page } = owner;
    const phone = await plugAuthenticator(page);
    await signIn(page, owner);
    await expect(page.getByRole('heading', { name: 'Équipe' })).toBeVisible();

    // Signed in before the account had a second factor: these sessions never showed one.
    const older = await Promise.all(
      [first, second].map(async ({ id }) => {
        const visit = await browser.newContext({ locale: 'fr-FR' });
        const one = await visit.newPage();
        await signIn(one, owner, `/admin/orders/${id}`);
        await expect(one.getByRole('heading', { level: 1 })).toHaveText(/^PM-/);
        return one;
      }),
    );
    const [withPasskey, withCode] = older as [Page, Page];
    await addPasskey(page, owner);
    await page.getByRole('button', { name: 'C’est noté' }).click();
    const secret = await addCodeApp(page);

    await test.step('a question that is left refunds nothing', async () => {
      await askForRefund(withPasskey);
      await expectSound(withPasskey, 'the step-up before a refund');
      await stepUpOf(withPasskey).getByRole('button', { name: 'Plus tard' }).click();
      await expect(stepUpOf(withPasskey)).toHaveCount(0);
      await expect(withPasskey.getByText(/^Confirmez que c’est bien vous, avec/)).toHaveCount(0);
      await expect(withPasskey.getByRole('link', { name: /^Avoir A/ })).toHaveCount(0);
    });

    await test.step('a passkey confirms it', async () => {
      await carryTo(await plugAuthenticator(withPasskey), phone);
      await withPasskey.reload();
      await askForRefund(withPasskey);
      await stepUpOf(withPasskey).getByRole('button', { name: 'Utiliser ma clé d’accès' }).click();
      await expect(withPasskey.getByRole('link', { name: /^Avoir A/ })).toBeVisible({ timeout: 15_000 });
    });

    await test.step('so does a code of the app', async () => {
      await withCode.reload();
      await askForRefund(withCode);
      await stepUpOf(withCode)
        .getByLabel(/Code à 6 chiffres/)
        .fill(appCodeOf(secret, 1));
      await stepUpOf(withCode).getByRole('button', { name: 'Confirmer' }).click();
      await expect(withCode.getByRole('link', { name: /^Avoir A/ })).toBeVisible({ timeout: 15_000 });
    });

    await test.step('both are in the access journal, with their device', async () => {
      await page.goto('/admin/team/journal?topic=money');
      const rows = page.getByRole('row').filter({ hasText: owner.email });
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText('Remboursement');
      await expect(rows.first()).toContainText(/Chrome/);
      await expectSound(page, 'the access journal');
    });
    await Promise.all([context, ...older.map((one) => one.context())].map((one) => one.close()));
  },
);

/** Of the only magnet of the order. */
async function askForRefund(page: Page): Promise<void> {
  const desk = new DeskPage(page);
  await desk.settled();
  await desk.button('Remboursement').click();
  await desk.dialog.getByRole('button', { name: /^Un de plus/ }).click();
  await desk.dialog.getByLabel('Motif').fill('Rayé');
  await desk.dialog.getByRole('button', { name: /^Rembourser / }).click();
  await expect(stepUpOf(page)).toBeVisible();
}

/** The secret of the app that was added. */
async function addCodeApp(page: Page): Promise<string> {
  const section = page.getByRole('region', { name: 'Clés d’accès et codes' });
  await section.getByRole('button', { name: 'Utiliser une application de codes' }).click();
  await section.getByRole('button', { name: 'Continuer' }).click();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await section.getByLabel('Code à six chiffres').fill(appCodeOf(secret));
  await section.getByRole('button', { name: 'Activer' }).click();
  await expect(section.getByText('Application de codes : activée')).toBeVisible();
  return secret;
}
