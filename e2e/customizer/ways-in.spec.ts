import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage, photo } from '../pages/cropper-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const SMALL = '06-trop-petite-300x200.jpg';
const LOGO = '04-logo-transparent.png';

test('photos are pasted up to the limit of an order, each one complete', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await page.evaluate(
    async (bytes) => {
      const picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([picture], 'image.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    },
    [...(await readFile(photo(LOGO)))],
  );
  await cropper.shown('image.png');
  await cropper.validateAll();

  await page.getByRole('spinbutton', { name: 'Exemplaires de image.png' }).fill('998');
  await expect(page.getByRole('button', { name: /image.png, place 1/ })).toContainText('×998');
  await cropper.add(SMALL, LOGO);
  await expect(page.getByText('Vous pouvez importer seulement 1 image supplémentaire.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Votre photo' })).toBeVisible();
  await cropper.add(SMALL);
  await cropper.shown(SMALL);
  await cropper.validate.click();
  await expect(page.locator('[data-photo-picker]')).toBeDisabled();
  await page.getByRole('button', { name: `Dupliquer ${SMALL}` }).click();
  await expect(page.getByText(/Vous avez atteint la limite maximale d’images/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vos 2 photos' })).toBeVisible();
});

test('a folder dropped on the page adds its photos by name and lists the other files', async ({ page, context }) => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  await Promise.all([
    ...['b.jpg', 'a.jpg'].map((name) => cp(photo(SMALL), join(folder, name))),
    ...['.DS_Store', 'notes.txt'].map((name) => writeFile(join(folder, name), 'bonjour')),
  ]);
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  const session = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data });
  }
  await cropper.shown('a.jpg');
  await expect(cropper.queue.getByRole('button', { name: /^Photo \d/ })).toHaveCount(2);
  await expect(cropper.dialog.getByRole('alert')).toContainText('notes.txt');
  await expect(cropper.dialog.getByRole('alert')).not.toContainText('DS_Store');
  await cropper.validate.click();
  await cropper.shown('b.jpg');
  await expect(cropper.stage).toBeFocused();
  await rm(folder, { recursive: true });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a photo is taken with the camera at the back', async ({ page }) => {
    const cropper = new CropperPage(page);
    await cropper.openFreeTool();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Prendre une photo' }).tap(),
    ]);
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    await chooser.setFiles(photo(SMALL));
    await cropper.shown(SMALL);
  });
});
