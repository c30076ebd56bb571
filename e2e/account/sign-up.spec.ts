import { main } from '../fixtures/main.ts';
import { expectNoFinding } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { linkByMail } from './account-api.ts';
import { VISITS } from './visits.ts';

const words = {
  fr: {
    business: 'Une entreprise',
    first: 'Prénom',
    last: 'Nom',
    company: 'Société',
    siret: /^SIRET/,
    password: 'Mot de passe',
    again: 'Confirmer le mot de passe',
    show: 'Afficher le mot de passe',
    rule: '8 caractères au moins',
    met: 'respecté',
    weak: /est trop court/,
    wrongSiret: /SIRET n’est pas valable/,
    terms: /J’accepte/,
    noTerms: /Acceptez les conditions/,
    common: /mots de passe volés/,
    create: /^Créer mon compte/,
  },
  en: {
    business: 'A business',
    first: 'First name',
    last: 'Last name',
    company: 'Company',
    siret: /^SIRET/,
    password: 'Password',
    again: 'Confirm the password',
    show: 'Show the password',
    rule: 'At least 8 characters',
    met: 'met',
    weak: /is too short/,
    wrongSiret: /SIRET number is not valid/,
    terms: /I accept/,
    noTerms: /Accept the terms/,
    common: /stolen passwords/,
    create: /^Create my account/,
  },
} as const;

for (const { language, prefix, viewport } of VISITS) {
  test(
    `a company signs up and sees missing fields while typing (${language})`,
    main(language === 'fr'),
    async ({ browser, problems }) => {
      // Only the server knows which passwords are easy to guess.
      problems.allowAnswer(400, '/api/auth/register');
      const context = await browser.newContext({ viewport, locale: language, permissions: ['clipboard-write'] });
      const page = await context.newPage();
      const word = words[language];
      const password = page.getByLabel(word.password, { exact: true });
      const again = page.getByLabel(word.again);
      const create = page.getByRole('button', { name: word.create });
      const email = `atelier-${crypto.randomUUID()}@aimante.test`;
      await new ShellPage(page).open(`${prefix}/auth/signup`);

      await test.step('sees the rule ticked, the password itself on request, and what a manager needs', async () => {
        const rule = page.getByRole('listitem').filter({ hasText: word.rule });
        await password.pressSequentially('Lune');
        await expect(rule).not.toContainText(` ${word.met}`);
        await password.pressSequentially('vert');
        await expect(rule).toContainText(word.met);
        await expect(password).toHaveAttribute('type', 'password');
        await page.getByRole('button', { name: word.show }).first().click();
        await expect(password).toHaveAttribute('type', 'text');
        await expect(password).toHaveAttribute('autocomplete', 'new-password');
        await expect(again).toHaveAttribute('autocomplete', 'new-password');
        await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'email');
      });

      await test.step('is not sent with errors, which appear at their fields and are announced', async () => {
        await password.fill('Lune');
        await page.getByRole('radio', { name: word.business }).check();
        await page.getByLabel(word.siret).fill('732 829 320 00075');
        await create.click();
        await expect(page.getByText(word.wrongSiret)).toBeVisible();
        await expect(page.getByText(word.weak)).toBeVisible();
        await expect(page.getByText(word.noTerms)).toBeVisible();
        await expect(page.getByLabel(word.company)).toHaveAttribute('aria-invalid', 'true');
        await expectNoFinding(page, 'a form with what is wrong');
      });

      await test.step('is refused a common password by the server, then pastes a better one', async () => {
        await page.getByLabel(word.first).fill('Nour');
        await page.getByLabel(word.last, { exact: true }).fill('Haddad');
        await page.getByLabel(word.company).fill('Atelier Nour');
        await page.getByLabel(word.siret).fill('732 829 320 00074');
        await page.getByLabel('E-mail').fill(email);
        await page.getByRole('checkbox', { name: word.terms }).check();
        for (const field of [password, again]) await field.fill('Password1');
        await create.click();
        await expect(page.getByText(word.common)).toBeVisible();
        await expect(password).toHaveAttribute('aria-invalid', 'true');
        await page.evaluate(() => navigator.clipboard.writeText('Lune-verte-42'));
        for (const field of [password, again]) {
          await field.fill('');
          await field.press('ControlOrMeta+V');
          await expect(field).toHaveValue('Lune-verte-42');
        }
        await create.click();
        await expect(page.getByText(email)).toBeVisible();
        expect(await linkByMail(email, '/auth/verify-email')).toContain('#token=');
      });
      await context.close();
    },
  );
}
