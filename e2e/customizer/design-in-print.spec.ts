import { readFile } from 'node:fs/promises';
import { defaultProfile, type Recipe } from '@aimante/print';
import { drawDesign } from '@aimante/print/drawing';
import { readSheets } from '@aimante/print/testing';
import { renderDesign, typesetRecipe } from '@aimante/print/tile';
import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { meanDifference } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage, photo } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const SUNSET = '14-coucher-soleil.jpg';
const TRIM = { width: 50, height: 50 };

async function designed(page: Page): Promise<{ cropper: CropperPage; recipe: Recipe }> {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(SUNSET);
  await cropper.shown(SUNSET);
  await page.getByRole('button', { name: 'Modèle', exact: true }).click();
  await page
    .getByRole('button', { name: /^Utiliser le modèle/ })
    .first()
    .click();
  await cropper.validate.click();
  await expect(cropper.title).toHaveText(/Image prête|Images prêtes/);
  await expect.poll(async () => (await savedItems(page))[0]?.recipe.design !== undefined).toBe(true);
  const [item] = await savedItems(page);
  if (!item?.recipe.design) throw new Error('The draft has no design');
  return { cropper, recipe: item.recipe };
}

test('the picture of a design is the one that the server prints, to 1 of 255', main(), async ({ page }) => {
  const { cropper, recipe } = await designed(page);
  const download = await cropper.download(/Télécharger/);
  const picture = await readFile(await download.path());
  const output = { width: 2000, height: 2000 };
  const magnet = { trim: TRIM, bleed: 0 };
  const tile = await renderDesign(await readFile(photo(SUNSET)), recipe, { magnet, output });
  const difference = await meanDifference(page, picture, await tile.png({ compressionLevel: 1 }).toBuffer());
  test.info().annotations.push({ type: 'mean difference', description: difference.toFixed(3) });
  expect(difference).toBeLessThan(1);
});

test('the PDF has the text and shapes of a design as outlines, to 0.02 mm', main(), async ({ page }) => {
  const { cropper, recipe } = await designed(page);
  await page.getByRole('button', { name: /PDF/ }).first().click();
  await page.getByRole('button', { name: 'Créer le PDF' }).click();
  const download = await cropper.download(/^Télécharger$/);
  const file = await readFile(await download.path());
  const [sheet] = await readSheets(new Uint8Array(file).buffer);
  const profile = defaultProfile(TRIM);
  const drawing = drawDesign(recipe, profile, await typesetRecipe(recipe));
  const inks = drawing.flatMap((part) => (part.kind === 'ink' ? [part.ink] : []));
  const [background] = sheet?.inks ?? [];
  const [left = 0, top = 0] = background?.points ?? [];
  inks.forEach((ink, index) => {
    const expected = [...ink.path.matchAll(/-?[\d.]+/g)].map(Number);
    const found = (sheet?.inks[index]?.points ?? []).map(
      (value, at) => value - (at % 2 === 0 ? left : top) - profile.bleed,
    );
    const furthest = Math.max(...expected.map((value, at) => Math.abs(value - (found[at] ?? Number.NaN))));
    expect(furthest, `outline ${index}`).toBeLessThan(0.02);
  });
  expect(sheet?.images).toHaveLength(1);
});
