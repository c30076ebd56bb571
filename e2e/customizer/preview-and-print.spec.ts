import { readFile } from 'node:fs/promises';
import { type Recipe, zoomAt } from '@aimante/print';
import { renderTile } from '@aimante/print/tile';
import { main } from '../fixtures/main.ts';
import { meanDifference, readStoredZip } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage, photo } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const SIDE = { width: 2000, height: 2000 };
const NAMES = ['01-portrait-exif-orientation-6.jpg', '14-coucher-soleil.jpg'] as const;

test('the browser’s picture is the one that the server prints, to 2 of 255', main(), async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(...NAMES);
  await cropper.shown(NAMES[0]);
  for (const key of [']', ']', ']', '+', 'h', 'ArrowLeft']) await page.keyboard.press(key);
  await cropper.validate.click();
  await cropper.shown(NAMES[1]);
  for (const key of ['r', '[', '[', '+', '+', '+', '+', '+', '+', 'v']) await page.keyboard.press(key);
  await cropper.validate.click();
  await expect(cropper.title).toHaveText('Images prêtes');
  const download = await cropper.download(/Télécharger les 2 PNG/);
  const pictures = [...readStoredZip(await readFile(await download.path())).values()];
  const recipes = (await savedItems(page)).map(({ recipe }) => recipe);

  for (const [index, name] of NAMES.entries()) {
    const [picture, recipe] = [pictures[index], recipes[index]];
    if (!picture || !recipe) throw new Error(`${name} was not exported`);
    const original = await readFile(photo(name));
    const print = (framing: Recipe) =>
      renderTile(original, framing, SIDE).then((tile) => tile.png({ compressionLevel: 1 }).toBuffer());
    expect(await meanDifference(page, picture, await print(recipe)), name).toBeLessThan(2);
    // Checks the measure itself: it must detect a slightly closer framing.
    const closer = await print(zoomAt(recipe, recipe.scale * 1.02));
    expect(await meanDifference(page, picture, closer), name).toBeGreaterThan(2);
  }
});
