import type { CDPSession, Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.matches('button, a, input') ? (at.ariaLabel ?? at.textContent ?? '') : '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tabulator never came to ${name}`);
}

test('by keyboard alone: from the size to the download', main(), async ({ page }) => {
  const cropper = new CropperPage(page);
  await page.goto('/photo-cropper');
  await page.getByRole('button', { name: 'Confirmer la taille' }).waitFor();
  await page.keyboard.press('Tab');
  await page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.focus());
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('square-70x70');
  await tabTo(page, /Confirmer la taille/);
  await page.keyboard.press('Enter');

  // The wait begins well before the key press, because the browser must first confirm to intercept file choosers.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, /Choisir des photos/);
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles([new URL('../photos/14-coucher-soleil.jpg', import.meta.url).pathname]);
  await cropper.shown('14-coucher-soleil.jpg');
  await expect(cropper.stage).toBeFocused();

  for (const key of ['+', '+', 'Shift+ArrowRight', 'ArrowUp', ']', ']']) await page.keyboard.press(key);
  await expect(cropper.dialog.getByRole('status')).toContainText(/rotation 2°/);
  const before = await cropper.framing();
  await page.keyboard.press('f');
  await expect.poll(async () => (await cropper.framing()).zoom).toBe(100);
  await page.keyboard.press('Control+z');
  expect(await cropper.framing()).toEqual(before);

  const steps = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    steps.add(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]')?.getAttribute('aria-modal') ?? 'out'),
    );
  }
  expect([...steps]).toEqual(['true']);

  await cropper.stage.focus();
  await page.keyboard.press('Enter');
  await expect(cropper.title).toHaveText('Images prêtes');
  await expect(cropper.title).toBeFocused();
  await tabTo(page, /Télécharger le PNG/);
  await Promise.all([page.waitForEvent('download', { timeout: 20_000 }), page.keyboard.press('Enter')]);
});

test('by keyboard alone: a text, a frame and the stage in words', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await tabTo(page, /^Texte$/);
  await page.keyboard.press('Enter');
  // The panel is loaded with its first use, and the row of photos has an "Ajouter" too.
  await expect(cropper.dialog.getByRole('heading', { name: 'Texte' })).toBeVisible();
  await tabTo(page, /^\s*Ajouter$/);
  await page.keyboard.press('Enter');
  await expect(cropper.dialog.getByRole('textbox', { name: 'Texte' })).toBeFocused();
  await page.keyboard.type('Léa');
  await tabTo(page, /^Cadre$/, 120);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Texte$/, 120);
  await page.keyboard.press('Enter');

  // The arrows move a text by steps, and it stops in the middle and at the safe area.
  await cropper.stage.focus();
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Shift+ArrowUp');
  const status = cropper.dialog.getByRole('status').last();
  await expect(status).toContainText(/Texte «.Léa.», .* son milieu à 25,5.mm du bord gauche/);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(status).toContainText('Au milieu de la largeur.');
  const described = (await cropper.stage.getAttribute('aria-describedby')) ?? '';
  const words = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.textContent),
    described.split(' '),
  );
  expect(words.join(' ')).toMatch(/Photo 1 sur 1 Zoom 100.%, rotation 0°, .* 1 texte.: «.Léa.»/);
});

test('Escape leaves the cropper and loses nothing', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect(cropper.title).toHaveText('0 photo prête sur 1');
  await page.getByRole('button', { name: 'Continuer le recadrage' }).click();
  await cropper.shown('14-coucher-soleil.jpg');
  expect((await cropper.framing()).zoom).toBe(110);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  const touch = (
    session: CDPSession,
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });

  test('one finger moves, two fingers zoom and turn, the tools lie under the thumb', async ({ page, context }) => {
    const cropper = new CropperPage(page);
    await cropper.openFreeTool();
    await cropper.add('14-coucher-soleil.jpg', '13-ourson-carre.jpg');
    await cropper.shown('14-coucher-soleil.jpg');
    // On a dense screen the canvas has more pixels, but must have the size and position of its frame.
    // The second photo brings the queue, which makes both smaller.
    await cropper.queued(2);
    await expect(async () => {
      expect(await cropper.stage.locator('canvas').boundingBox()).toEqual(await cropper.stage.boundingBox());
    }).toPass({ timeout: 8000 });
    const session = await context.newCDPSession(page);
    const { x, y } = await cropper.stageCenter();

    await touch(session, 'touchStart', [
      { x: x - 40, y },
      { x: x + 40, y },
    ]);
    for (let step = 1; step <= 8; step += 1) {
      await touch(session, 'touchMove', [
        { x: x - 40 - step * 5, y: y - step * 3 },
        { x: x + 40 + step * 5, y: y + step * 3 },
      ]);
    }
    await touch(session, 'touchEnd', []);
    await expect.poll(async () => (await cropper.framing()).zoom).toBeGreaterThan(150);
    await expect(cropper.dialog.getByRole('status')).toContainText(/rotation 1\d/);

    await page.getByRole('button', { name: 'Annuler' }).tap();
    await expect.poll(async () => (await cropper.framing()).zoom).toBe(100);
    await page.getByRole('button', { name: 'Rotation', exact: true }).tap();
    await page.getByRole('button', { name: 'Tourner d’un degré à droite' }).tap();
    await expect.poll(async () => (await cropper.framing()).zoom).toBe(1);
    for (const button of await cropper.dialog.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 44, box?.height ?? 44), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(
        43.5,
      );
    }
    await cropper.validate.tap();
    await cropper.shown('13-ourson-carre.jpg');
    // A second tap at once is a double tap and counts once.
    await expect(cropper.dialog.getByRole('status')).toContainText(/Zoom 100.%, rotation 0°/);
    await cropper.validate.tap();
    await expect(cropper.title).toHaveText('Images prêtes');
  });
});
