import { admin, linkByMail } from '../account/account-api.ts';
import { LoginPage } from '../account/login-page.ts';
import { main } from '../fixtures/main.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';

test(
  'a person is invited by mail, works within the role of a market, and leaves the team',
  main(),
  async ({ page, browser, problems }) => {
    test.setTimeout(90_000);
    problems.allowAnswer(403, '/api/');
    problems.allowAnswer(409, '/api/admin/team/');
    problems.allowAnswer(401, '/api/');
    const email = `ines-${Date.now()}@exemple.test`;
    const desk = new DeskPage(page);
    const rowOf = (text: string) =>
      page.getByRole('table', { name: 'Membres' }).getByRole('row').filter({ hasText: text });
    await desk.open('/admin/team');
    await expectSound(page, 'the team');

    await test.step('the owner invites', async () => {
      await desk.button('Inviter').click();
      await desk.dialog.getByRole('checkbox', { name: 'Marché' }).check();
      const person = { 'Adresse e-mail': email, Prénom: 'Inès', Nom: 'Roche', 'Votre mot de passe': admin.password };
      await desk.fillDrawer(person, 'Envoyer l’invitation');
      await expect(rowOf(email)).toContainText('Invitation envoyée');
    });

    const visitor = await browser.newContext({ locale: 'fr-FR' });
    const hers = await visitor.newPage();
    await test.step('she chooses a password and works', async () => {
      await hers.goto(await linkByMail(email, '/auth/reset-password'));
      await hers.getByLabel('Mot de passe', { exact: true }).fill('Marche-de-Noel-9');
      await hers.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(hers.getByRole('heading', { level: 1 })).toHaveText('C’est fait');
      await hers.goto('/auth/login');
      await new LoginPage(hers, 'fr').logIn({ email, password: 'Marche-de-Noel-9' });
      await expect(hers).not.toHaveURL(/auth/);
      await hers.goto('/admin/market');
      const nav = hers.getByRole('navigation', { name: 'Atelier' });
      await expect(nav.getByRole('link', { name: 'Marchés' })).toBeVisible();
      await expect(nav.getByRole('link', { name: 'Déploiements' })).toHaveCount(0);
    });

    await test.step('a page outside her role says so', async () => {
      await hers.goto('/admin/releases');
      await expect(hers.getByText('Cette page n’est pas dans votre rôle')).toBeVisible();
      await expectSound(hers, 'a page outside the role');
    });

    await test.step('nobody changes the own roles', async () => {
      await rowOf(admin.email).getByRole('button', { name: 'Modifier' }).click();
      await desk.dialog.getByRole('checkbox', { name: 'Atelier' }).check();
      await desk.dialog.getByLabel('Votre mot de passe').fill(admin.password);
      await desk.dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(desk.dialog.getByText('Vous ne pouvez pas faire cela sur votre propre compte.')).toBeVisible();
      await page.keyboard.press('Escape');
      await desk.button('Quitter').click();
    });

    await test.step('without a role she is signed out', async () => {
      await page.reload();
      await desk.settled();
      await rowOf(email).getByRole('button', { name: 'Modifier' }).click();
      await desk.dialog.getByRole('checkbox', { name: 'Marché' }).uncheck();
      await desk.dialog.getByLabel('Votre mot de passe').fill(admin.password);
      await desk.dialog.getByRole('button', { name: 'Enregistrer' }).click();
      // Behind an open drawer, no row has a role.
      await expect(desk.dialog).toHaveCount(0);
      await expect(rowOf(email)).toHaveCount(0);
      await hers.goto('/admin/market');
      await expect(hers).toHaveURL(/auth\/login/);
    });
    await visitor.close();
  },
);
