import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are really decoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const PHOTO = '14-coucher-soleil.jpg';
/** Longer than the magnet, at the size that a new text has. */
const LONG = 'Camille & Hugo · 12 juin 2027';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('this part is not shown');
  return box;
}

test('at 1280 pixels, the crop has its tools in one line, and a text its warning in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(PHOTO);
  await cropper.shown(PHOTO);
  const tools = page.getByRole('toolbar', { name: 'Outils de recadrage' }).getByRole('button');
  const tops = await tools.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
  expect(Math.max(...tops.map(({ top }) => top))).toBeLessThan(Math.min(...tops.map(({ bottom }) => bottom)));

  await page.getByRole('button', { name: 'Texte', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Votre texte' });
  await page.locator('[data-rail]').getByRole('button', { name: 'Ajouter' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type(LONG);
  await expect(field).toHaveValue(LONG);
  await expect(page.getByText('Le texte sera coupé', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('slider', { name: 'Taille' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Appliquer à toutes' })).toHaveCount(0);

  // After a reload no text is chosen, and the only one is there to be changed.
  await cropper.stage.focus();
  await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
  await page.reload();
  await cropper.shown(PHOTO);
  await page.getByRole('button', { name: 'Texte', exact: true }).click();
  await expect(field).toHaveValue(LONG);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the magnet keeps its room beside the warning of a text and the button for comparing', async ({ page }) => {
    const cropper = new CropperPage(page);
    await cropper.openFreeTool();
    await cropper.add(PHOTO);
    await cropper.shown(PHOTO);
    const tools = page.getByRole('toolbar', { name: 'Outils de recadrage' });
    await tools.getByRole('button', { name: 'Texte' }).tap();
    await tools.getByRole('button', { name: 'Ajouter' }).tap();
    await page.keyboard.type(LONG);
    const warning = page.getByText('Le texte sera coupé', { exact: true });
    await expect(warning).toBeVisible();
    // The magnet gets its new place with the next frames.
    await expect(async () => {
      const magnet = await boxOf(page.locator('[class*="bleedEdge"]'));
      expect(magnet.height).toBeGreaterThan(120);
      expect(magnet.y + magnet.height).toBeLessThan((await boxOf(warning)).y);
    }).toPass();

    // One part of the settings at a time, as the lower half of the screen has room for one.
    const slider = (name: string) => tools.getByRole('slider', { name });
    await expect(tools.getByRole('radio', { name: 'Caveat' })).toBeVisible();
    await expect(slider('Taille')).toBeHidden();
    await tools.getByRole('tab', { name: 'Taille' }).tap();
    await expect(slider('Taille')).toBeVisible();
    await expect(tools.getByRole('radio', { name: 'Caveat' })).toBeHidden();
    await tools.getByRole('tab', { name: 'Style' }).tap();
    await expect(slider('Courbe')).toBeVisible();

    // With a second photo, the text can go to all without a search for the button.
    await tools.getByRole('tab', { name: 'Police' }).tap();
    await cropper.add('13-ourson-carre.jpg');
    const toAll = await boxOf(tools.getByRole('button', { name: 'Appliquer à toutes' }));
    expect(toAll.y + toAll.height).toBeLessThan((await boxOf(cropper.validate)).y);

    await tools.getByRole('button', { name: 'Ambiance' }).tap();
    await page.getByRole('radio', { name: 'Chaud' }).check({ force: true });
    const compare = page.getByRole('button', { name: 'Maintenir pour comparer' });
    await expect(async () => {
      const magnet = await boxOf(page.locator('[class*="bleedEdge"]'));
      expect(magnet.y + magnet.height).toBeLessThan((await boxOf(compare)).y);
    }).toPass();
  });
});
