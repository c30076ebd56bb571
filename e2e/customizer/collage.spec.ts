import { readFile } from 'node:fs/promises';
import { cellPhotos, type Recipe } from '@aimante/print';
import { readSheets } from '@aimante/print/testing';
import { renderDesign } from '@aimante/print/tile';
import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { meanDifference } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage, photo } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const BEAR = '13-ourson-carre.jpg';
const SUNSET = '14-coucher-soleil.jpg';
const CABIN = '08-chalet-progressif.jpg';
const TRIM = { width: 50, height: 50 };

/** Two photos in the first cells of a collage. */
async function fillCells(page: Page, arrangement: string): Promise<CropperPage> {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(BEAR, SUNSET);
  await cropper.shown(BEAR);
  await cropper.queued(2);
  await page.getByRole('button', { name: 'Cadre', exact: true }).click();
  await page.getByRole('radio', { name: arrangement }).check();
  await page.getByRole('button', { name: 'Remplir avec mes autres photos' }).click();
  return cropper;
}

/** Three photos on one magnet, the second one zoomed by keys and the first two swapped. */
async function makeCollage(page: Page): Promise<CropperPage> {
  const cropper = await fillCells(page, '3 photos, une grande en haut');
  await page.getByRole('button', { name: 'Retirer ce magnet' }).click();
  await cropper.queued(1);
  await cropper.shown(SUNSET);
  await cropper.stage.press('+');
  await cropper.stage.press('+');
  await cropper.validate.click();
  const choice = page.getByRole('dialog', { name: 'Photo de la case 3' });
  await choice.waitFor();
  await page.locator('[data-cell-photo]').setInputFiles(photo(CABIN));
  await cropper.shown(CABIN);
  await page.getByRole('button', { name: 'Échanger les cases 1 et 2' }).click();
  await cropper.stage.press('2');
  await cropper.shown(BEAR);
  await page.keyboard.press('Enter');
  await expect(cropper.title).toHaveText(/Image prête|Images prêtes/);
  return cropper;
}

async function savedCollage(page: Page): Promise<Recipe & { readonly photoId: string }> {
  await expect.poll(async () => (await savedItems(page))[0]?.isValidated).toBe(true);
  const [item] = await savedItems(page);
  if (!item) throw new Error('The draft has no collage');
  return { ...item.recipe, photoId: item.photoId };
}

test(
  'a collage of three photos is the same on screen, in the PDF and in the workshop, and after a reload',
  main(),
  async ({ page }) => {
    const cropper = await makeCollage(page);
    const { photoId: _, ...recipe } = await savedCollage(page);
    const [first, second] = cellPhotos(recipe);
    const cells = new Map([
      [first?.photoId ?? '', await readFile(photo(SUNSET))],
      [second?.photoId ?? '', await readFile(photo(CABIN))],
    ]);

    await test.step('the workshop prints the picture of the browser, to 1 of 255', async () => {
      const download = await cropper.download(/Télécharger/);
      const picture = await readFile(await download.path());
      const printed = { magnet: { trim: TRIM, bleed: 0 }, output: { width: 2000, height: 2000 }, cells };
      const tile = await renderDesign(await readFile(photo(BEAR)), recipe, printed);
      const difference = await meanDifference(page, picture, await tile.png({ compressionLevel: 1 }).toBuffer());
      test.info().annotations.push({ type: 'mean difference', description: difference.toFixed(3) });
      expect(difference).toBeLessThan(1);
    });

    await test.step('the PDF has each photo once', async () => {
      await page.getByRole('button', { name: /PDF/ }).first().click();
      await page.getByRole('button', { name: 'Créer le PDF' }).click();
      const download = await cropper.download(/^Télécharger$/);
      const [sheet] = await readSheets(new Uint8Array(await readFile(await download.path())).buffer);
      expect(sheet?.images).toHaveLength(3);
      await page.keyboard.press('Escape');
    });

    await test.step('a reload keeps its photos and crops', async () => {
      await page.reload();
      await expect(page.getByText('Montage de 3 photos', { exact: false }).first()).toBeVisible();
      const { photoId: _own, ...again } = await savedCollage(page);
      expect(again).toEqual(recipe);
    });
  },
);

/** The photos of the cells, by the names of their buttons on the stage. */
const cellNames = (cropper: CropperPage) =>
  cropper.stage
    .getByRole('button', { name: /^Case \d, / })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')?.replace(/^Case \d, /, '')));

async function middleOf(cropper: CropperPage, cell: number): Promise<{ x: number; y: number }> {
  const box = await cropper.stage.getByRole('button', { name: new RegExp(`^Case ${cell}, `) }).boundingBox();
  if (!box) throw new Error(`there is no cell ${cell}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openTwoPhotos(page: Page): Promise<CropperPage> {
  const cropper = await fillCells(page, '2 photos côte à côte');
  await cropper.shown(SUNSET);
  return cropper;
}

test('photos of a collage are swapped by drag and by keyboard', async ({ page }) => {
  const cropper = await openTwoPhotos(page);
  expect(await cellNames(cropper)).toEqual([BEAR, SUNSET]);

  await test.step('a drag onto another cell swaps, and undo takes it back', async () => {
    const [from, to] = [await middleOf(cropper, 1), await middleOf(cropper, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => cellNames(cropper)).toEqual([SUNSET, BEAR]);
    await cropper.shown(BEAR);
    await page.keyboard.press('Control+z');
    await expect.poll(() => cellNames(cropper)).toEqual([BEAR, SUNSET]);
  });

  await test.step('X and a number swap the photo of the cell with the focus', async () => {
    // The gap has a status of its own.
    const announced = cropper.dialog.locator('p[role="status"]');
    const first = cropper.stage.getByRole('button', { name: `Case 1, ${BEAR}` });
    await cropper.stage.focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('x');
    await expect(announced).toContainText('Case 1 à échanger');
    await page.keyboard.press('2');
    await expect.poll(() => cellNames(cropper)).toEqual([SUNSET, BEAR]);
    await expect(announced).toContainText(`Case 2 sur 2, ${BEAR}.`);
  });

  await test.step('the help lists the key', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Gestes et clavier' })).toContainText('X, puis 1 à 6');
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test('a finger drags one photo of a collage onto another', async ({ page, context }) => {
    const cropper = await openTwoPhotos(page);
    const [from, to] = [await middleOf(cropper, 1), await middleOf(cropper, 2)];
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    await touch('touchStart', [from]);
    for (const part of [0.3, 0.6, 1]) {
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    await touch('touchEnd', []);
    await expect.poll(() => cellNames(cropper)).toEqual([SUNSET, BEAR]);
  });
});
