import type { Page } from '@playwright/test';
import { admin, customer } from '../account/account-api.ts';
import { LoginPage } from '../account/login-page.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const PHOTO = '06-trop-petite-300x200.jpg';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Compte' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
}

test('a guest’s photos move to the account, are hidden after logout and return at login', main(), async ({ page }) => {
  const cropper = new CropperPage(page);
  const loginPage = new LoginPage(page, 'fr');
  const logIn = async (account: Parameters<LoginPage['logIn']>[0]) => {
    await page.goto('/auth/login?redirect=/photo-cropper');
    await loginPage.logIn(account);
  };
  const empty = page.getByRole('button', { name: 'Confirmer la taille' });

  await cropper.openFreeTool();
  await cropper.add(PHOTO);
  await cropper.shown(PHOTO);
  await page.keyboard.press('+');
  await cropper.validateAll();
  await logIn(customer);
  await expect(cropper.title).toHaveText('Images prêtes');

  await logOut(page);
  await page.goto('/photo-cropper');
  await expect(empty).toBeVisible();
  await logIn(admin);
  await expect(empty).toBeVisible();
  await logOut(page);

  await logIn(customer);
  await expect(cropper.title).toHaveText('Images prêtes');
  await page.getByRole('button', { name: `Recadrer ${PHOTO}` }).click();
  await cropper.shown(PHOTO);
  expect((await cropper.framing()).zoom).toBe(110);
});

test('a session that ends in another tab takes the photos off the screen, and says how to get them back', async ({
  page,
  context,
}) => {
  const cropper = new CropperPage(page);
  await page.goto('/auth/login?redirect=/photo-cropper');
  await new LoginPage(page, 'fr').logIn(customer);
  await page.getByRole('button', { name: 'Confirmer la taille' }).click();
  await cropper.add(PHOTO);
  await cropper.shown(PHOTO);

  const other = await context.newPage();
  await other.goto('/contact');
  await logOut(other);
  await expect(page.getByText(/Vos photos vous attendent/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmer la taille' })).toBeVisible();
});
