import { readFile } from 'node:fs/promises';
import { readSheets } from '@aimante/print/testing';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { DeskPage } from './desk-page.ts';
import { MarketDay } from './market-day.ts';

const PRODUCT = 'Magnet photo carré 5 × 5 cm';

test.use({ serviceWorkers: 'allow', viewport: { width: 1024, height: 768 } });

test('a magnet of the customer’s photo on the spot, without a network', async ({ page, context, problems }) => {
  test.setTimeout(150_000);
  problems.allow(/INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch|\[remote\]/);
  const desk = new DeskPage(page);
  const market = new MarketDay(desk);
  const cropper = new CropperPage(page);
  await desk.open('/admin/market');
  await market.plan(`Marché des photos ${Date.now().toString(36)}`, 1);
  await market.takeAlong(PRODUCT, 3);
  await market.openTill('1');
  await expect.poll(() => page.evaluate(isKept)).toBe(true);

  await context.setOffline(true);
  await market.tile(PRODUCT).click();
  await page.getByRole('link', { name: 'Photo du client' }).click();
  await cropper.chooseSize('5\u00a0×\u00a05\u00a0cm');
  await cropper.add('14-coucher-soleil.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await cropper.validateAll();
  const download = await cropper.download(/PDF pour la petite imprimante/);
  const pages = await readSheets(new Uint8Array(await readFile(await download.path())).buffer);
  expect(pages).toHaveLength(1);
  // A magnet of 50 mm with a bleed of 2 mm.
  expect(pages[0]?.media).toMatchObject({ width: expect.closeTo(54, 1), height: expect.closeTo(54, 1) });

  await desk.button('Retour à la caisse').click();
  await expect(market.tile(PRODUCT)).toContainText('1');
  await desk.button('Carte').click();
  await expect(page.getByText(/Hors ligne · [12] à envoyer/)).toBeVisible();

  await page.getByRole('link', { name: 'Photo du client' }).click();
  await expect(page.getByRole('button', { name: 'Confirmer la taille' })).toBeVisible();
});

/** Whether the service worker has the document of this page. */
const isKept = async () => Boolean(await caches.match(location.pathname, { cacheName: 'pages' }));
