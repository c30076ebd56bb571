import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

test('the finished fridge door is a picture to share, without a name or a place', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('07-lac-avec-gps.jpg');
  await cropper.shown('07-lac-avec-gps.jpg');
  await cropper.validateAll();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Partager mon frigo' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('mon-frigo.jpg');
  const picture = await readFile(await saved.path());
  const { width, height, exif, xmp } = await sharp(picture).metadata();
  expect([width, height, exif, xmp]).toEqual([1200, 1200, undefined, undefined]);
  expect(picture.includes('07-lac')).toBe(false);
});
