import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const PHOTO = '06-trop-petite-300x200.jpg';

test(
  'a badge is cut round and a heart as a heart: on the stage, at its true size and on the door',
  main(),
  async ({ page }) => {
    await logIn(page, 'customer');
    const cropper = new CropperPage(page);
    for (const [shape, path] of [
      ['round', '/products/badge-magnet-rond/customize'],
      ['heart', '/products/magnet-coeur/customize'],
    ] as const) {
      await page.goto(path);
      await cropper.add(PHOTO);
      await cropper.shown(PHOTO);
      const cut = await cropper.stage.locator('path[class*="cut"]').last().getAttribute('d');
      expect(cut?.match(/C/g), shape).toHaveLength(shape === 'round' ? 4 : 6);
      await expect(cropper.dialog.locator(`[data-shape="${shape}"]`)).toBeVisible();
      await cropper.validateAll();
      await expect(
        page.getByRole('button', { name: /place 1 sur 1/ }).locator(`[data-shape="${shape}"]`),
      ).toBeVisible();
    }
  },
);
