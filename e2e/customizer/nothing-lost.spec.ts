import { readFile, writeFile } from 'node:fs/promises';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage, photo } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

test('a tab that crashes in the middle of the work loses no work', main(), async ({ page, context }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('06-trop-petite-300x200.jpg', '04-logo-transparent.png');
  await cropper.shown('06-trop-petite-300x200.jpg');
  await cropper.validate.click();
  await cropper.shown('04-logo-transparent.png');
  await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect.poll(async () => (await savedItems(page))[1]?.past.length).toBe(1);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = new CropperPage(await context.newPage());
  await next.page.goto('/photo-cropper');
  await next.shown('04-logo-transparent.png');
  expect((await next.framing()).zoom).toBe(110);
  await next.validate.click();
  await expect(next.title).toHaveText('Images prêtes');
});

test('another size rebuilds the frame of every photo, which is looked at again', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('06-trop-petite-300x200.jpg');
  await cropper.shown('06-trop-petite-300x200.jpg');
  await cropper.validateAll();
  await page.getByRole('button', { name: 'Changer de taille' }).click();
  await page.getByRole('radio', { name: '6\u00a0×\u00a04\u00a0cm' }).check();
  await page.getByRole('button', { name: 'Confirmer la taille' }).click();
  await expect(cropper.title).toHaveText('0 photo prête sur 1');
  await page.getByRole('button', { name: 'Continuer le recadrage' }).click();
  await cropper.shown('06-trop-petite-300x200.jpg');
  await expect(cropper.dialog.getByText(/60.mm/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
  await cropper.validateAll();
  await expect(cropper.title).toHaveText('Images prêtes');
});

/** The size of an upload chunk in bytes. */
const CHUNK = 2 * 1024 * 1024;

test(
  'an interrupted upload resumes where it ended, also after a reload',
  main(),
  async ({ page, problems }, testInfo) => {
    problems.allowLoss('/api/uploads/');
    // After a reload, the server may still be reading the request that was cut. The client tries again.
    problems.allowAnswer(423, '/api/uploads/');
    // Bytes after the end of a JPEG only make the file larger.
    const heavy = testInfo.outputPath('lourde.jpg');
    await writeFile(heavy, Buffer.concat([await readFile(photo('13-ourson-carre.jpg')), Buffer.alloc(CHUNK)]));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/api/uploads')) return;
      sent.push([request.method(), request.headers()['upload-offset']].join(' ').trim());
    });
    const isRest = (offset: string | undefined) => Number(offset) > 0;
    await page.route('**/api/uploads/**', (route) =>
      isRest(route.request().headers()['upload-offset']) ? route.abort('connectionreset') : route.continue(),
    );

    await logIn(page, 'customer');
    const cropper = new CropperPage(page);
    await page.goto('/products/magnet-carre-5x5/customize');
    await page.locator('[data-photo-picker]').setInputFiles(heavy);
    await expect.poll(() => sent).toContain(`PATCH ${CHUNK}`);
    sent.length = 0;
    await page.unroute('**/api/uploads/**');
    await page.reload();
    await expect.poll(() => sent, { timeout: 20_000 }).toContain(`PATCH ${CHUNK}`);
    expect(sent).not.toContain('POST');
    expect(sent).not.toContain('PATCH 0');

    await cropper.shown('lourde.jpg');
    await cropper.validateAll();
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  },
);

test('an upload that the server cannot store yet shows a notice, waits, and continues by itself', async ({
  page,
  problems,
}) => {
  problems.allowAnswer(503, '/api/uploads');
  await page.route('**/api/uploads/**', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const origin = (await route.request().allHeaders()).origin ?? '';
    const cors = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
    return route.fulfill({ status: 503, headers: { ...cors, 'retry-after': '5' } });
  });
  await logIn(page, 'customer');
  const cropper = new CropperPage(page);
  await page.goto('/products/magnet-carre-5x5/customize');
  await cropper.add('06-trop-petite-300x200.jpg');
  await cropper.shown('06-trop-petite-300x200.jpg');
  await expect(page.getByText('Envoi suspendu, nous réessayons')).toBeVisible({ timeout: 20_000 });
  await cropper.validateAll();
  await expect(page.getByText('L’envoi est suspendu')).toBeVisible();
  await page.getByRole('button', { name: 'l’imprimer quand même' }).click();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  const notices = page.getByRole('region', { name: 'Messages' });
  await expect(notices.getByText('Notre serveur ne peut pas recevoir vos photos')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/uploads/**');
  await expect(page.getByText('L’envoi est terminé')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('a cropper that is left while photos are read stays closed', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(
    '13-ourson-carre.jpg',
    '14-coucher-soleil.jpg',
    '05-montgolfieres-48-megapixels.jpg',
    '06-trop-petite-300x200.jpg',
  );
  await cropper.shown('13-ourson-carre.jpg');
  await page.keyboard.press('Escape');
  await expect(cropper.dialog).toHaveCount(0);
  await expect(cropper.title).toHaveText('0 photo prête sur 4', { timeout: 30_000 });
  await expect(cropper.dialog).toHaveCount(0);
});

test('photos that are validated get another framing only to be looked at again', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('13-ourson-carre.jpg', '14-coucher-soleil.jpg', '08-chalet-progressif.jpg');
  await cropper.queued(3);
  await cropper.shown('13-ourson-carre.jpg');
  await cropper.validate.click();
  await cropper.shown('14-coucher-soleil.jpg');
  await page.getByRole('button', { name: 'Agrandir' }).click();
  const states = async () => (await savedItems(page)).map(({ isValidated }) => isValidated);
  await page.getByRole('button', { name: 'Appliquer à toutes' }).click();
  await page.getByRole('button', { name: 'Seulement celle à recadrer' }).click();
  await expect.poll(states).toEqual([true, false, false]);
  await page.getByRole('button', { name: 'Appliquer à toutes' }).click();
  await page.getByRole('button', { name: 'Toutes, et les revoir' }).click();
  await expect.poll(states).toEqual([false, false, false]);
  // The draft is saved before the notice of this step has replaced the one before.
  await expect(page.getByText('Cadrage appliqué à 2 autres photos.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).last().click();
  await expect.poll(states).toEqual([true, false, false]);
});
