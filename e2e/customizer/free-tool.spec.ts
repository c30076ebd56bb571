import { readFile } from 'node:fs/promises';
import { readFile as readPdf, readSheets } from '@aimante/print/testing';
import { main } from '../fixtures/main.ts';
import { pixelsPerMetre, readPicture } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

test('with the mouse: drag, wheel, undo, turn, and a PNG that prints at its true size', main(), async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool('10\u00a0×\u00a07\u00a0cm');
  await cropper.add('14-coucher-soleil.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  expect(await cropper.framing()).toEqual({ zoom: 100, rotation: 0 });

  const { x, y } = await cropper.stageCenter();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await cropper.framing()).zoom).toBe(110);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await cropper.framing()).zoom).toBe(121);

  await expect(page.getByRole('button', { name: 'Annuler' })).not.toHaveAttribute('aria-disabled');
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 10, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Quart de tour à droite' }).click();
  await expect(cropper.dialog.getByRole('status')).toContainText(/rotation 90°/);
  await page.keyboard.press('Control+z');
  await expect(cropper.dialog.getByRole('status')).toContainText(/Zoom 121.%, rotation 0°, qualité excellente/);

  await cropper.validateAll();
  const download = await cropper.download(/Télécharger le PNG/);
  expect(download.suggestedFilename()).toBe('14-coucher-soleil.png');
  const bytes = await readFile(await download.path());
  const { width, height } = await readPicture(page, bytes);
  expect([width, height, pixelsPerMetre(bytes)]).toEqual([2000, 1400, 20_000]);
});

test('all work is restored after a reload, with its undo history', main(), async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg', '13-ourson-carre.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await cropper.validate.click();
  await cropper.shown('13-ourson-carre.jpg');
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect(cropper.dialog.getByText('Enregistré sur cet appareil')).toBeVisible();
  await expect.poll(async () => (await savedItems(page))[1]?.past.length).toBe(3);

  await page.reload();
  await cropper.shown('13-ourson-carre.jpg');
  expect((await cropper.framing()).zoom).toBe(130);
  await expect(cropper.queue.getByRole('button', { name: /Photo 1, 14-coucher-soleil.jpg/ })).toContainText('Prêt');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(async () => (await cropper.framing()).zoom).toBe(120);
});

test('photos are duplicated, counted, reordered, removed and brought back; a restart asks first', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg', '13-ourson-carre.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await cropper.queued(2);
  await cropper.validateAll();

  const first = page.getByRole('button', { name: /place 1 sur/ });
  await expect(first).toHaveAccessibleName(/14-coucher-soleil/);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /place 1 sur/ })).toHaveAccessibleName(/13-ourson-carre/);
  await page
    .getByRole('button', { name: /14-coucher-soleil.jpg, place 2/ })
    .dragTo(page.getByRole('button', { name: /13-ourson-carre.jpg, place 1/ }));
  await expect(page.getByRole('button', { name: /place 1 sur/ })).toHaveAccessibleName(/14-coucher-soleil/);

  await page.getByRole('button', { name: 'Dupliquer 13-ourson-carre.jpg' }).click();
  await expect(page.getByRole('heading', { name: 'Vos 3 photos' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Exemplaires de 14-coucher-soleil.jpg' }).fill('4');
  await expect(page.getByRole('button', { name: /14-coucher-soleil.jpg, place 1/ })).toContainText('×4');

  await page.getByRole('button', { name: 'Supprimer 14-coucher-soleil.jpg' }).click();
  await expect(page.getByRole('heading', { name: 'Vos 2 photos' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { name: 'Vos 3 photos' })).toBeVisible();

  await page.getByRole('button', { name: 'Recommencer' }).click();
  await page.getByRole('button', { name: 'Garder mes photos' }).click();
  await expect(page.getByRole('heading', { name: 'Vos 3 photos' })).toBeVisible();
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByRole('button', { name: 'Choisir des photos' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Confirmer la taille' })).toBeVisible();
});

test('a framing is suggested, and one step back undoes it', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('12-panorama-6000x800.jpg');
  await cropper.shown('12-panorama-6000x800.jpg');
  const undo = page.getByRole('button', { name: 'Annuler' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Recadrage auto' }).click();
  await expect(undo).not.toHaveAttribute('aria-disabled');
  await undo.click();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a framing is copied to every other photo, and undone for all', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg', '13-ourson-carre.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Appliquer à toutes' }).click();
  await cropper.queue.getByRole('button', { name: /^Photo 2/ }).click();
  await cropper.shown('13-ourson-carre.jpg');
  expect((await cropper.framing()).zoom).toBe(110);
  await page.getByText('Cadrage appliqué à une autre photo.').waitFor();
  await page.getByRole('button', { name: 'Annuler' }).last().click();
  await expect.poll(async () => (await cropper.framing()).zoom).toBe(100);
});

test('the sheet is a PDF of the right size', main(), async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await cropper.validateAll();
  await page.getByRole('button', { name: 'Planche PDF à imprimer' }).click();
  await page.getByLabel('Orientation').selectOption({ label: 'Paysage' });
  await page.getByRole('button', { name: 'Créer le PDF' }).click();
  await expect(page.getByText(/PDF généré avec succès.!/)).toBeVisible();
  const download = await cropper.download(/^Télécharger$/);
  const file = new Uint8Array(await readFile(await download.path())).buffer;
  expect((await readPdf(file)).title).toMatch(/^Magnets 5\s×\s5\scm$/);
  const sheets = await readSheets(file);
  const size = (width: number, height: number) => ({
    width: expect.closeTo(width, 1),
    height: expect.closeTo(height, 1),
  });
  expect(sheets).toHaveLength(1);
  // Five by three slots of 50 mm, with a bleed of 2 mm around each.
  expect(sheets[0]).toMatchObject({ media: size(297, 210), bleed: size(270, 162), trim: size(266, 158) });
  expect(sheets[0]?.images).toEqual([expect.objectContaining({ box: expect.objectContaining(size(54, 54)) })]);
});

test('a double press, a held key or an ongoing drag does not change the next photo', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg', '13-ourson-carre.jpg', '12-panorama-6000x800.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  const { x, y } = await cropper.stageCenter();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  await cropper.validate.dblclick();
  await cropper.shown('13-ourson-carre.jpg');
  await expect(cropper.dialog.getByText('Photo 2 sur 3')).toBeVisible();

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y, { steps: 2 });
  await cropper.stage.focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await cropper.shown('12-panorama-6000x800.jpg');
  await page.mouse.move(x + 90, y, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');

  // The wheel was still turning when the first photo was confirmed: its zoom is saved.
  await cropper.queue.getByRole('button', { name: /^Photo 1/ }).click();
  await cropper.shown('14-coucher-soleil.jpg');
  expect((await cropper.framing()).zoom).toBe(110);
});

test(
  'two tabs never overwrite each other: the last one has the photos, and the first can take them back',
  main(),
  async ({ page, context }) => {
    const cropper = new CropperPage(page);
    await cropper.openFreeTool();
    await cropper.add('14-coucher-soleil.jpg');
    await cropper.shown('14-coucher-soleil.jpg');
    await page.keyboard.press('+');

    const other = new CropperPage(await context.newPage());
    await other.page.goto('/photo-cropper');
    await other.shown('14-coucher-soleil.jpg');
    expect((await other.framing()).zoom).toBe(110);
    await other.page.keyboard.press('+');
    await expect(cropper.title).toHaveText('Vos photos sont ouvertes dans un autre onglet');

    await page.getByRole('button', { name: 'Reprendre ici' }).click();
    await cropper.shown('14-coucher-soleil.jpg');
    expect((await cropper.framing()).zoom).toBe(120);
    await expect(other.title).toHaveText('Vos photos sont ouvertes dans un autre onglet');
  },
);

test('a full disk shows a message, and the photos stay usable', async ({ page, context, baseURL, problems }) => {
  problems.allow(/quota/i);
  const cropper = new CropperPage(page);
  const session = await context.newCDPSession(page);
  // Before the first write: Chromium remembers for half a minute how much room there was.
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(baseURL ?? '').origin, quotaSize: 200_000 });
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await expect(cropper.dialog.getByText('Vos photos ne sont pas enregistrées sur cet appareil.')).toBeVisible();
  await cropper.validateAll();
  await cropper.download(/Télécharger le PNG/);
});
