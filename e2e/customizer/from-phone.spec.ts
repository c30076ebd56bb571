import type { Browser, Page } from '@playwright/test';
import { refuseCookies } from '../fixtures/consent.ts';
import { expectNoFinding, expectNoSidewaysScroll } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage, photo } from '../pages/cropper-page.ts';

// Photos are really decoded and encoded, and two browsers are slow on a busy machine.
test.describe.configure({ timeout: 240_000 });

const BEAR = '13-ourson-carre.jpg';
const SUNSET = '14-coucher-soleil.jpg';
const TEXT = '11-fichier-texte-renomme.jpg';

async function openPhone(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  const phone = await context.newPage();
  await refuseCookies(phone);
  await phone.goto(link);
  return phone;
}

test('photos of a phone arrive in the queue of the computer, and go into the cart', async ({
  page,
  browser,
  problems,
}) => {
  problems.allowAnswer(404, '/api/photo-pairings/join');
  problems.allowAnswer(410, '/api/photo-pairings/join', '/api/photo-pairings/announce', '/api/uploads');
  problems.allowAnswer(422, '/api/uploads');
  await refuseCookies(page);
  await page.goto('/products/magnet-carre-5x5/customize/guest?quantity=2');
  await page.getByRole('button', { name: 'Depuis le téléphone' }).waitFor({ timeout: 20_000 });
  const made = page.waitForResponse((response) => response.url().endsWith('/api/photo-pairings'));
  await page.getByRole('button', { name: 'Depuis le téléphone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajoutez des photos depuis votre téléphone' });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectNoFinding(page, 'the dialog with the code');
  const { link, code } = (await (await made).json()) as { link: string; code: string };
  await expect(dialog).toContainText(code);

  const phone = await openPhone(browser, link);
  await expect(phone.getByText('Ordinateur relié')).toBeVisible({ timeout: 20_000 });
  await expect(phone.getByRole('img', { name: 'Aimanté' })).toBeVisible();
  await expect(dialog.getByText('Téléphone connecté').first()).toBeVisible();
  await phone.locator('[data-phone-picker]').setInputFiles([BEAR, SUNSET, TEXT].map(photo));
  await expect(phone.getByText('Tout est arrivé')).toBeVisible({ timeout: 60_000 });
  await expect(phone.getByText('Refusée')).toBeVisible();
  await expectNoFinding(phone, 'the page of the phone');
  await expectNoSidewaysScroll(phone, 'the page of the phone');
  await expect(dialog.getByText('2 reçues sur 2').first()).toBeVisible({ timeout: 40_000 });
  const kept = await phone.evaluate(async () => [
    ...Object.keys(localStorage).filter((key) => !key.startsWith('cookies')),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(kept.filter((name) => /photo|pairing|customizer/.test(name ?? ''))).toEqual([]);

  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/uploads')) uploads.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Recadrer les 2 photos' }).click();
  const cropper = new CropperPage(page);
  await cropper.shown(BEAR);
  await cropper.validateAll();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.waitForURL(/\/cart$/);
  expect(uploads).toEqual([]);

  // Another code ends the first one.
  await page.goto('/products/magnet-carre-5x5/customize/guest?quantity=2');
  await page.getByRole('button', { name: 'Depuis le téléphone' }).click({ timeout: 20_000 });
  await expect(dialog.getByText(code)).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Nouveau code' }).click();
  await expect(dialog.getByText(code)).toBeHidden();
  await phone.locator('[data-phone-picker]').setInputFiles(photo(BEAR));
  await expect(phone.getByText('Ce code n’est plus valable').first()).toBeVisible();

  const stranger = await openPhone(browser, link);
  await expect(stranger.getByText(/Ce code n’est plus valable/)).toBeVisible({ timeout: 20_000 });
  await stranger.getByLabel('Code').fill('AAAAAA');
  await stranger.getByRole('button', { name: 'Continuer' }).click();
  await expect(stranger.getByText(/Nous ne connaissons pas ce code/)).toBeVisible();
});
