import { DeskPage } from '../admin/desk-page.ts';
import { MarketDay } from '../admin/market-day.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { nextBuild, readBuild } from './stage/builds.ts';
import { newVersion } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

const PRODUCT = 'Magnet photo carré 7 × 7 cm';

test.use({ serviceWorkers: 'allow', viewport: { width: 1024, height: 768 } });

test('a till finishes its day without a network on the release of the morning', async ({
  page,
  context,
  stage,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allow(/INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch|\[remote\]/);
  const desk = new DeskPage(page);
  const market = new MarketDay(desk);
  const { remoteBox } = new ShellPage(page);
  await desk.open('/admin/market');
  await market.plan(`Marché d’un jour de livraison ${Date.now().toString(36)}`, 1);
  await market.takeAlong(PRODUCT, 3);
  await market.openTill('1');
  await expect.poll(() => page.evaluate(isKept), { timeout: 20_000 }).toBe(true);
  const before = (await stage.versions())['mf-admin'] ?? '';

  await context.setOffline(true);
  const version = newVersion();
  await stage.release(nextBuild(await readBuild('mf-admin'), version, ['Ventes du jour', 'Ventes de ce jour']));
  await page.reload();
  await expect(remoteBox).toHaveAttribute('data-version', before);
  await market.tile(PRODUCT).click();
  await desk.button('Carte').click();
  await expect(page.getByText('Hors ligne · 1 à envoyer')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(remoteBox).toHaveAttribute('data-version', version);
  await expect(page.getByText('Tout est envoyé')).toBeVisible();
  await desk.button('Ventes de ce jour').click();
  await expect(page.getByRole('button', { name: /^T\d+-0002/ })).toBeVisible();
  await expect(market.tile(PRODUCT)).toHaveCount(0);
});

/** Whether the service worker has the document of this page. */
const isKept = async () => Boolean(await caches.match(location.pathname, { cacheName: 'pages' }));
