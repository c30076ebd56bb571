import { admin, callApiAs } from '../account/account-api.ts';
import { logIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are decoded and encoded for real: on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });

const PHOTO = '06-trop-petite-300x200.jpg';

/** A product of the shop cut as a heart; the seed has none. */
async function offerHeart(): Promise<{ path: string; withdraw(): Promise<void> }> {
  const desk = await callApiAs(admin);
  const mark = Date.now().toString(36);
  const made = async (path: string, data: object) => {
    const answer = await desk.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const cut = { bleedMm: 3, safeMm: 3, cornerRadiusMm: 0, minDpi: 150, sheet: 'A4' };
  const profile = await made('/api/print-profiles', { name: `Cœur ${mark}`, shape: 'heart', ...cut });
  const size = { magnetWidth: 60, magnetHeight: 55, stock: 20, price: 5, printProfileId: profile.id };
  const product = await made('/api/products', { ...size, name: `Magnet cœur ${mark}` });
  return {
    path: `/products/${product.id}/customize`,
    async withdraw() {
      await desk.delete(`/api/products/${product.id}`);
      await desk.dispose();
    },
  };
}

test('a badge is cut round and a heart as a heart: on the stage, at its true size and on the door', async ({
  page,
}) => {
  const heart = await offerHeart();
  await logIn(page, 'customer');
  const cropper = new CropperPage(page);
  for (const [shape, path] of [
    ['round', '/products/badge-magnet-rond/customize'],
    ['heart', heart.path],
  ] as const) {
    await page.goto(path);
    await cropper.add(PHOTO);
    await cropper.shown(PHOTO);
    const cut = await cropper.stage.locator('path[class*="cut"]').last().getAttribute('d');
    expect(cut?.match(/C/g), shape).toHaveLength(shape === 'round' ? 4 : 6);
    await expect(cropper.dialog.locator(`[data-shape="${shape}"]`)).toBeVisible();
    await cropper.validateAll();
    await expect(page.getByRole('button', { name: /place 1 sur 1/ }).locator(`[data-shape="${shape}"]`)).toBeVisible();
  }
  await heart.withdraw();
});
