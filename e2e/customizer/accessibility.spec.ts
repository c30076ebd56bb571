import { main } from '../fixtures/main.ts';
import { expectNoFinding, expectNoSidewaysScroll } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, main(viewport.width < 1000), () => {
    test.use({ viewport });

    test('axe finds nothing in any state of the cropper', async ({ page }) => {
      const cropper = new CropperPage(page);
      await page.goto('/photo-cropper');
      await page.getByRole('button', { name: 'Confirmer la taille' }).waitFor();
      await expectNoFinding(page, 'size choice');
      await page.getByRole('button', { name: 'Confirmer la taille' }).click();
      await expectNoFinding(page, 'drop zone');
      await cropper.add('14-coucher-soleil.jpg', '06-trop-petite-300x200.jpg', '11-fichier-texte-renomme.jpg');
      await cropper.shown('14-coucher-soleil.jpg');
      await page.getByRole('alert').filter({ hasText: 'Une photo n’a pas pu être ajoutée.' }).waitFor();
      await expectNoFinding(page, 'cropper with a refused file');
      await cropper.validate.click();
      await cropper.shown('06-trop-petite-300x200.jpg');
      await expectNoFinding(page, 'cropper with a doubtful photo');
      await page.keyboard.press('Escape');
      await expectNoFinding(page, 'gallery with a photo to do');
      await page.getByRole('button', { name: 'Continuer le recadrage' }).click();
      await cropper.validate.click();
      await expectNoFinding(page, 'gallery');
      await page.getByRole('button', { name: 'Planche PDF à imprimer' }).click();
      await expectNoFinding(page, 'sheet settings');
    });
  });
}

test('nothing is lost at 320 px: no sideways scroll, every tool there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await cropper.dialog.getByRole('button', { name: 'Plus', exact: true }).click();
  await expect(cropper.dialog.getByRole('button', { name: 'Réinitialiser' })).toBeVisible();
  await expect(cropper.validate).toBeInViewport();
  const stage = await cropper.stage.boundingBox();
  expect(Math.min(stage?.width ?? 0, stage?.height ?? 0)).toBeGreaterThanOrEqual(200);
  await expectNoSidewaysScroll(page, 'the cropper');
  await cropper.validateAll();
  await expectNoSidewaysScroll(page, 'the gallery');
});
