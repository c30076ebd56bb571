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

test.describe('with a pen', () => {
  test.use({ hasTouch: true });

  test('a palm beside the pen neither moves nor zooms the photo', async ({ page, context }) => {
    const cropper = new CropperPage(page);
    await cropper.openFreeTool();
    await cropper.add(PHOTO);
    await cropper.shown(PHOTO);
    const { x, y } = await cropper.stageCenter();
    const session = await context.newCDPSession(page);
    const pen = (type: 'mousePressed' | 'mouseReleased') =>
      session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, pointerType: 'pen' });
    const spread = async (reach: number) => {
      const touchPoints = [-reach, reach].map((offset, id) => ({ x: x + offset, y, id }));
      await session.send('Input.dispatchTouchEvent', { type: reach > 40 ? 'touchMove' : 'touchStart', touchPoints });
    };
    const pinch = async () => {
      for (const reach of [40, 60, 90]) await spread(reach);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };

    await pen('mousePressed');
    await pinch();
    await pen('mouseReleased');
    expect((await cropper.framing()).zoom).toBe(100);
    // Fingers alone zoom again as soon as the pen is away.
    await expect(async () => {
      await pinch();
      expect((await cropper.framing()).zoom).toBeGreaterThan(110);
    }).toPass();
  });
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
