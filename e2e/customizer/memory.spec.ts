import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { ShellPage } from '../pages/shell-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

/** The browser caches compiled code and type feedback. This levels off after a few visits. */
const WARM_UP = 3;
const VISITS = 5;

interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function heldBy(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

test('leaving the cropper frees canvas, pictures and workers: the heap stays level over five visits', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const shell = new ShellPage(page);
  const cropper = new CropperPage(page);
  const session = await context.newCDPSession(page);
  const visit = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Outil de recadrage' }).click();
    await cropper.shown('14-coucher-soleil.jpg');
    await page.keyboard.press('+');
    await page.goBack();
    await expect(shell.remoteBox).toHaveAttribute('data-remote', 'mf-catalog');
  };

  await shell.open('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Outil de recadrage' }).click();
  await page.getByRole('button', { name: 'Confirmer la taille' }).click();
  await cropper.add('14-coucher-soleil.jpg', '13-ourson-carre.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await page.goBack();
  for (let count = 0; count < WARM_UP; count += 1) await visit();

  const before = await heldBy(session);
  for (let count = 0; count < VISITS; count += 1) await visit();
  // The worker of the heartbeat stays.
  await expect.poll(() => page.workers().length).toBe(1);
  const after = await heldBy(session);
  expect(after.heap / before.heap, `${before.heap} bytes became ${after.heap}`).toBeLessThan(1.1);
  // A leaked page adds some hundred of each at every visit.
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(100);
});
