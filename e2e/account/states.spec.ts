import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expectNoFinding } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { callApiAs, customer, deliverOrder, openAccount, payOrder, placeOrder } from './account-api.ts';
import { LoginPage } from './login-page.ts';
import { VISITS } from './visits.ts';

const words = {
  fr: {
    retry: 'Réessayer',
    nothing: 'Aucune commande ici',
    deactivate: 'Mettre mon compte en pause',
    cancel: 'Annuler',
    newAddress: 'Nouvelle adresse',
    save: 'Enregistrer',
    problem: 'Signaler un problème',
    send: /^Envoyer/,
    renounce: 'Renoncer au contrat ici',
    change: 'Changer le mot de passe',
  },
  en: {
    retry: 'Try again',
    nothing: 'No order here',
    deactivate: 'Pause my account',
    cancel: 'Cancel',
    newAddress: 'New address',
    save: 'Save',
    problem: 'Report a problem',
    send: /^Send/,
    renounce: 'Withdraw from the contract here',
    change: 'Change the password',
  },
} as const;

for (const { language, prefix, viewport } of VISITS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport, locale: language });

    test('axe finds nothing where something is missing, wrong, or asked', async ({ page, problems }) => {
      test.setTimeout(120_000);
      problems.allowAnswer(503, '/api/orders', '/api/loyalty', '/api/users/profile', '/api/auth/sessions');
      const word = words[language];
      const shell = new ShellPage(page);
      const open = (path: string) => shell.open(prefix + path);
      const press = (name: string | RegExp) => shell.main.getByRole('button', { name }).first().click();
      const order = await deliveredOrder();
      await logIn(page, 'customer');

      await page.route('**/api/{orders?*,loyalty,users/profile,auth/sessions}', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
      for (const path of ['/orders', '/loyalty', '/account/addresses', '/account/security']) {
        await open(path);
        await expect(shell.main.getByRole('button', { name: word.retry }).first()).toBeVisible();
        await expectNoFinding(page, `${path} without an answer`);
      }
      await page.unroute('**/api/{orders?*,loyalty,users/profile,auth/sessions}');

      await open('/orders?q=PM-99-999999');
      await expect(page.getByRole('heading', { name: word.nothing })).toBeVisible();
      await expectNoFinding(page, 'no order of that number');

      await open('/account/data');
      await press(word.deactivate);
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await expect(dialog).toBeVisible();
      await expectNoFinding(page, 'a question before it is too late');
      await dialog.getByRole('button', { name: word.cancel }).click();

      await open('/account/addresses');
      await press(word.newAddress);
      await press(word.save);
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectNoFinding(page, 'an address that lacks everything');

      await open('/account/security');
      await press(word.change);
      await expectNoFinding(page, 'a password that is not given');

      await open(`/orders/${order}`);
      await press(word.problem);
      await press(word.send);
      await press(word.renounce);
      await expectNoFinding(page, 'a problem without words, a contract to renounce');
    });
  });
}

test('points of a delivered order become a code, after a question', main(), async ({ page }) => {
  test.setTimeout(60_000);
  const account = await openAccount();
  const api = await callApiAs(account);
  const shell = new ShellPage(page);
  await page.goto('/auth/login?redirect=%2Floyalty');
  await new LoginPage(page, 'fr').logIn(account);
  await expect(shell.main.getByRole('heading', { name: 'Encore aucun mouvement' })).toBeVisible();

  const order = await placeOrder(api, 13);
  await payOrder(api, order);
  await page.reload();
  await expect(shell.main.getByText('en attente de livraison')).toBeVisible();
  await deliverOrder(order);
  await page.reload();
  await page.getByRole('button', { name: 'Échanger 100 points contre 5 €' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Échanger' }).click();
  await expect(shell.main.getByText(/^FIDELITE-/)).toBeVisible();
  await expect(shell.main.getByRole('row').filter({ hasText: 'Échangé' })).toContainText('−100');
  await api.dispose();
});

async function deliveredOrder(): Promise<string> {
  const api = await callApiAs(customer);
  const order = await placeOrder(api);
  await payOrder(api, order);
  await deliverOrder(order);
  await api.dispose();
  return order.number;
}
