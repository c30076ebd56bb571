import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { MarketDay } from './market-day.ts';

const PRODUCT = 'Magnet photo carré 5 × 5 cm';

test.use({ serviceWorkers: 'allow' });

test('a market day: stock transfer, sales at the till, a counted close, an immutable journal', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  let address = '';
  const name = `Marché d’essai ${Date.now().toString(36)}`;
  const desk = new DeskPage(page);
  const market = new MarketDay(desk);
  await desk.open('/admin/market');

  await test.step('the event, and the stock that goes there', async () => {
    await market.plan(name, 1);
    await market.takeAlong(PRODUCT, 5);
  });

  await test.step('three sold for cash with change', async () => {
    await market.openTill('1');
    address = page.url();
    const tile = market.tile(PRODUCT);
    for (let pressed = 0; pressed < 3; pressed += 1) await tile.click();
    await desk.button('Espèces').click();
    await desk.button(/^20,00/).click();
    await expect(page.getByText(/^6,50/)).toBeVisible();
    await desk.button('Encaisser').click();
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    await expect(tile).toContainText('reste 2');
  });

  await test.step('without a network: a sale, a reload, a counter entry, a sale by card', async () => {
    problems.allow(/INTERNET_DISCONNECTED|Failed to load|Failed to fetch|\[remote\]/);
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    await context.setOffline(true);
    await market.tile(PRODUCT).click();
    await desk.button('Carte').click();
    await expect(page.getByText(/Hors ligne · 1 à envoyer/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Hors ligne · 1 à envoyer/)).toBeVisible();
    await desk.button('Ventes du jour').click();
    await page.getByRole('button', { name: /^T\d+-0003/ }).click();
    await desk.button('Retour').click();
    await desk.button(/^Rendre 4,50/).click();
    await expect(page.getByText('1 contre-écriture')).toBeVisible();
    await desk.button('Vente').click();
    await market.tile(PRODUCT).click();
    await desk.button('Carte').click();
    await expect(page.getByText(/Hors ligne · 3 à envoyer/)).toBeVisible();
  });

  await test.step('another page sends what waits once the network is back', async () => {
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/about');
    await page.goto(address);
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
  });

  await test.step('counted two euros short', async () => {
    await desk.button('Clôture').click();
    await page.getByLabel(/^Nombre de 50,00/).fill('1');
    await page.getByLabel(/^Nombre de 10,00/).fill('1');
    await page.getByLabel(/^Nombre de 1,00/).fill('1');
    await page.getByLabel(/^Nombre de 0,50/).fill('1');
    await page.getByLabel('Motif').fill('Erreur de rendu');
    await desk.button('Clôturer la caisse').click();
    await expect(page.getByRole('heading', { name: 'Ouvrir la caisse' })).toBeVisible();
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    await page.goto(address.replace(/\/till$/, ''));
    const report = page.getByRole('group').filter({ hasText: 'Fermée' });
    await report.locator('summary').click();
    await expect(report.getByText('63,50')).toBeVisible();
    await expect(report.getByText(/^[-−]2,00/)).toBeVisible();
  });

  await test.step('the journal has an intact chain', async () => {
    await desk.navigate('/admin/market');
    await expect(page.getByText(/^Journal des ventes intact\s: \d+ écritures/)).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), desk.button('Exporter le journal').click()]);
    const entries = readJournal(await readFile(await download.path(), 'utf8'));
    expect(entries.slice(-6).map(({ kind }) => kind)).toEqual(['open', 'sale', 'sale', 'correction', 'sale', 'close']);
    let previous = '0'.repeat(64);
    for (const { hash, signature: _, ...entry } of entries) {
      expect(entry.previousHash).toBe(previous);
      expect(createHash('sha256').update(canonical(entry)).digest('hex')).toBe(hash);
      previous = hash;
    }
  });
});

interface Entry {
  readonly kind: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly signature: string | null;
}

/** Whether the service worker has the document of this page. */
const isKept = async () => Boolean(await caches.match(location.pathname, { cacheName: 'pages' }));

/** A head, one entry per line, and the signature of all lines before it. */
const readJournal = (text: string): Entry[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as Entry);

/** The text that the journal hashes: JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
