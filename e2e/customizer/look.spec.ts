import { readFile } from 'node:fs/promises';
import { type Look, type Recipe, withLook } from '@aimante/print';
import { renderTile } from '@aimante/print/tile';
import type { Page } from '@playwright/test';
import { meanDifference, readStoredZip } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage, photo } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const SIDE = { width: 2000, height: 2000 };
const SUNSET = '14-coucher-soleil.jpg';
const BEAR = '13-ourson-carre.jpg';

async function openLooks(page: Page): Promise<CropperPage> {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(SUNSET, BEAR);
  await cropper.shown(SUNSET);
  await cropper.queued(2);
  await page.getByRole('button', { name: 'Ambiance', exact: true }).click();
  return cropper;
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click();

const NAMES = [SUNSET, BEAR];

/** Waits until the draft has these looks, in the order of the photos. */
const savedLooks = (page: Page) => savedItems(page).then((items) => items.map(({ recipe }) => recipe.look));

test('the browser’s picture has the look that the server prints, to 1 of 255', async ({ page }) => {
  const cropper = await openLooks(page);
  await choose(page, 'Doré');
  await page.getByRole('slider', { name: 'Lumière' }).fill('18');
  await page.getByRole('slider', { name: 'Netteté' }).fill('30');
  await cropper.validate.click();
  await cropper.shown(BEAR);
  await choose(page, 'Auto');
  await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await page.getByRole('slider', { name: 'Couleur' }).fill('-20');
  await cropper.validate.click();
  await expect(cropper.title).toHaveText('Images prêtes');
  const download = await cropper.download(/Télécharger les 2 PNG/);
  const pictures = [...readStoredZip(await readFile(await download.path())).values()];
  const recipes = (await savedItems(page)).map(({ recipe }) => recipe);
  for (const [index, name] of NAMES.entries()) {
    const [picture, recipe] = [pictures[index], recipes[index]];
    if (!picture || !recipe?.look) throw new Error(`${name} was not exported with its look`);
    const original = await readFile(photo(name));
    const print = async (of: Recipe) => (await renderTile(original, of, SIDE)).png({ compressionLevel: 1 }).toBuffer();
    const difference = await meanDifference(page, picture, await print(recipe));
    test.info().annotations.push({ type: `mean difference of ${name}`, description: difference.toFixed(3) });
    expect(difference, name).toBeLessThan(1);
    // Checks the measure itself: it must detect the photo without its look.
    expect(await meanDifference(page, picture, await print(withLook(recipe, undefined))), name).toBeGreaterThan(3);
  }
});

test('a look is compared by holding, undone, and survives a reload', async ({ page }) => {
  const cropper = await openLooks(page);
  await choose(page, 'Noir et blanc');
  await expect.poll(() => isGrey(page)).toBe(true);
  await page.keyboard.down('c');
  await expect.poll(() => isGrey(page)).toBe(false);
  await page.keyboard.up('c');
  await expect.poll(() => isGrey(page)).toBe(true);
  await expect.poll(async () => (await savedLooks(page))[0]?.filter).toBe('blackWhite');
  await page.reload();
  await cropper.shown(SUNSET);
  await expect.poll(() => isGrey(page)).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => isGrey(page)).toBe(false);
});

test('a look is given to all photos, and taken back from them', async ({ page }) => {
  await openLooks(page);
  await choose(page, 'Auto');
  await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await page.getByRole('button', { name: 'Appliquer aux 2 photos' }).click();
  const tones = async () => (await savedLooks(page)).map((look: Look | undefined) => look?.tone?.white);
  await expect.poll(async () => (await tones()).filter((white) => white !== undefined)).toHaveLength(2);
  const [sunset, bear] = await tones();
  expect(sunset, 'each photo has the levels that were measured in it').not.toBe(bear);
  // The draft is saved before the notice is there.
  await expect(page.getByText('Ambiance appliquée aux 2 photos.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).last().click();
  await expect.poll(async () => (await savedLooks(page))[1]).toBeUndefined();
  expect((await savedLooks(page))[0]?.filter).toBe('auto');
});

/** True if the middle of the photo on the stage has no colour. */
const isGrey = (page: Page) =>
  page.getByRole('application').evaluate((stage) => {
    const canvas = stage.querySelector('canvas');
    // A copy, because a canvas that is read becomes slower to draw, and the browser warns about it.
    const pen = new OffscreenCanvas(20, 20).getContext('2d', { willReadFrequently: true });
    if (!canvas || !pen) return undefined;
    pen.drawImage(canvas, -canvas.width * 0.45, -canvas.height * 0.4);
    const { data } = pen.getImageData(0, 0, 20, 20);
    return Math.abs((data[0] ?? 0) - (data[2] ?? 0)) < 6 && Math.abs((data[800] ?? 0) - (data[802] ?? 0)) < 6;
  });
