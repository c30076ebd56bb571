import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are really decoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const PHOTO = '14-coucher-soleil.jpg';

test('a trackpad zooms by the distance of the fingers, and pans sideways', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(PHOTO);
  await cropper.shown(PHOTO);
  const { x, y } = await cropper.stageCenter();
  await page.mouse.move(x, y);
  for (let step = 0; step < 25; step += 1) await page.mouse.wheel(0, -2);
  await expect.poll(async () => (await cropper.framing()).zoom).toBe(105);
  await page.mouse.wheel(40, 0);
  await page.mouse.wheel(0, 2);
  await expect.poll(async () => (await cropper.framing()).zoom).toBeLessThanOrEqual(105);
});

test('a double click enlarges and goes back, and the question mark shows the keys', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(PHOTO);
  await cropper.shown(PHOTO);
  const { x, y } = await cropper.stageCenter();
  await page.mouse.dblclick(x, y);
  await expect.poll(async () => (await cropper.framing()).zoom).toBe(200);
  await page.mouse.dblclick(x, y);
  await expect.poll(async () => (await cropper.framing()).zoom).toBe(100);
  await cropper.stage.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Gestes et clavier' });
  await expect(help.getByText('Double clic, double appui')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(cropper.stage).toBeFocused();
});
