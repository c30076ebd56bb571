import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { customer } from './account-api.ts';
import { LoginPage } from './login-page.ts';

const visits = [
  { language: 'fr', prefix: '', viewport: { width: 1280, height: 900 } },
  { language: 'en', prefix: '/en', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, prefix, viewport } of visits) {
  test.describe(`in ${language} at ${viewport.width} px`, main(language === 'fr'), () => {
    test.use({ viewport, locale: language });

    test('a wrong password shows an error, the right one opens the requested page', async ({ page, problems }) => {
      problems.allowAnswer(401, '/api/auth/login');
      const login = new LoginPage(page, language);
      await page.goto(`${prefix}/account/security`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login\\?redirect=`));
      await login.logIn({ ...customer, password: 'Pas-celui-la-1' });
      await expect(login.password).toHaveAttribute('aria-invalid', 'true');
      await expect(login.password).toHaveValue('Pas-celui-la-1');
      await login.logIn(customer);
      await expect(page).toHaveURL(new RegExp(`${prefix}/account/security$`));
      await expect(new ShellPage(page).title).toHaveText(language === 'fr' ? 'Sécurité' : 'Security');
    });

    test('at checkout, continuing as a guest is the first choice', async ({ page }) => {
      await page.goto(`${prefix}/checkout`);
      const guest = page.getByRole('link', { name: language === 'fr' ? 'Continuer en invité' : 'Continue as a guest' });
      await expect(guest).toHaveAttribute('href', `${prefix}/checkout/guest`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'fr' ? 'Presque au frigo' : 'Nearly on the fridge',
      );
    });
  });
}

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/orders',
  '/..//evil.example',
  'javascript:alert(1)',
  '/%2Fevil.example',
];
for (const payload of elsewhere) {
  test(`a login with the redirect ${payload} stays on the site`, async ({ page, baseURL }) => {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(payload)}`);
    await new LoginPage(page, 'fr').logIn(customer);
    await expect(page).toHaveURL(`${baseURL}/orders`);
  });
}

test('the login sends a logged-in visitor to the orders', async ({ page }) => {
  await page.goto('/auth/login');
  await new LoginPage(page, 'fr').logIn(customer);
  await expect(page).toHaveURL(/\/orders$/);
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/orders$/);
});

test('a token copied to another browser is refused', async ({ page, browser, problems }) => {
  problems.allowAnswer(401, '/api/');
  await page.goto('/auth/login');
  await new LoginPage(page, 'fr').logIn(customer);
  await expect(page).toHaveURL(/\/orders$/);
  const token = await page.evaluate(() => localStorage.getItem('user-token'));

  const stranger = await browser.newPage({ locale: 'fr-FR' });
  await stranger.addInitScript((copied) => {
    if (sessionStorage.getItem('was-here')) return;
    sessionStorage.setItem('was-here', 'yes');
    localStorage.setItem('user-token', String(copied));
    localStorage.setItem('user-role', 'customer');
  }, token);
  await stranger.goto('/account');
  await expect(stranger).toHaveURL(/\/auth\/login\?redirect=%2Faccount$/);
  expect(await stranger.evaluate(() => localStorage.getItem('user-token'))).toBeNull();
  await stranger.close();

  await page.goto('/account');
  await expect(new ShellPage(page).title).toContainText('Bonjour');
});

test('a logout in one tab reaches the others', main(), async ({ page, context }) => {
  await page.goto('/auth/login');
  await new LoginPage(page, 'fr').logIn(customer);
  await expect(page).toHaveURL(/\/orders$/);
  const other = await context.newPage();
  await other.goto('/account/addresses');
  await expect(new ShellPage(other).title).toHaveText('Adresses');

  await page.getByRole('banner').getByRole('button', { name: 'Compte' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/auth\/login\?redirect=%2Faccount%2Faddresses$/);
});
