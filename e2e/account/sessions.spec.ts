import { logIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { customer } from './account-api.ts';
import { LoginPage } from './login-page.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('a device that is signed out from the list is out at its next step', async ({ page, browser, problems }) => {
  problems.allowAnswer(401, '/api/');
  const phone = await browser.newPage({ userAgent: IPHONE, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  await phone.goto('/auth/login?redirect=/account/addresses');
  await new LoginPage(phone, 'fr').logIn(customer);
  await expect(new ShellPage(phone).title).toHaveText('Adresses');

  await logIn(page, 'customer');
  await new ShellPage(page).open('/account/security');
  const others = page.getByRole('button', { name: 'Déconnecter Safari sur iPhone' });
  await expect(others.first()).toBeVisible();
  // Earlier runs may have left sessions of the demo account open on other phones. The newest is the first.
  await others.first().click();
  await expect(page.getByText('L’appareil est déconnecté.')).toBeVisible();

  await phone.goto('/account/data');
  await expect(phone).toHaveURL(/\/auth\/login\?redirect=%2Faccount%2Fdata$/);
  await phone.close();
});

test('a phone finds the account in the menu that its button opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'customer');
  await new ShellPage(page).open('/about');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('link', { name: 'Mes commandes' }).click();
  await expect(new ShellPage(page).title).toHaveText('Mes commandes');
});
