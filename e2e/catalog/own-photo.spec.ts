import { join } from 'node:path';
import { expect, test } from '../fixtures/test.ts';

const PHOTO = join(import.meta.dirname, '../photos/08-chalet-progressif.jpg');

test('a visitor sees an own photo on every product, takes it to the cropper and removes it', async ({ page }) => {
  const codeOfPhoto = page.waitForResponse(/own-photo\.\w+\.js$/);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) sent += 1;
  });
  await page.goto('/products/magnet-carre-5x5');
  const [files] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Voir avec ma photo' }).click(),
  ]);
  await files.setFiles(PHOTO);
  await codeOfPhoto;
  const photos = page.getByRole('region', { name: /^Photos de/ });
  const picture = page.getByRole('img', { name: /^Votre photo sur/ });
  const onMagnet = photos.locator(picture);
  await expect(onMagnet).toBeVisible();
  await expect(page.getByText('Votre photo reste sur cet appareil')).toBeVisible();
  await expect(page.getByText('Sur un frigo, à la même échelle')).toBeVisible();
  expect(sent).toBe(0);

  await page.goto('/products/badge-magnet-rond');
  await expect(onMagnet).toBeVisible();
  await expect(photos.locator('[data-shape=round]').filter({ has: picture })).toBeVisible();

  await page.getByRole('link', { name: 'Importer mes images' }).first().click();
  await expect(page).toHaveURL(/customize\/guest\?quantity=\d+$/);
  await expect(page.getByText('Photo 1 sur 1')).toBeVisible();

  await page.goto('/products/badge-magnet-rond');
  await page.getByRole('button', { name: 'Retirer ma photo' }).click();
  await expect(onMagnet).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Voir avec ma photo' }).hover();
  await expect(onMagnet).toBeHidden();
});
