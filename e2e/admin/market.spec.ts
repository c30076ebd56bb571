import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { MarketDay } from './market-day.ts';

const PRODUCT = 'Magnet photo carré 5 × 5 cm';

test('a market day: stock transfer, sales at the till, a counted close, an immutable journal', async ({ page }) => {
  test.setTimeout(60_000);
  const name = `Marché d’essai ${Date.now().toString(36)}`;
  const desk = new DeskPage(page);
  const market = new MarketDay(desk);
  await desk.open('/admin/market');

  await test.step('the event, and the stock that goes there', async () => {
    await market.plan(name, 1);
    await market.takeAlong(PRODUCT, 5);
  });

  await test.step('three sold for cash with change, one by card', async () => {
    await market.openTill('50');
    const tile = market.tile(PRODUCT);
    for (let pressed = 0; pressed < 3; pressed += 1) await tile.click();
    await page.getByLabel('Reçu', { exact: true }).fill('20');
    await expect(page.getByText(/À rendre\s: 6,50/)).toBeVisible();
    await desk.button('Espèces').click();
    await expect(page.getByText(/Vendu\s: 13,50/)).toBeVisible();
    await expect(tile).toContainText('2 restants');
    await tile.click();
    await desk.button('Carte').click();
    await expect(page.getByText(/Vendu\s: 4,50/)).toBeVisible();
  });

  await test.step('counted two euros short', async () => {
    await desk.button('Fermer la caisse').click();
    await desk.fillDrawer({ Compté: '61,50' }, 'Compter et fermer');
    const report = page.getByRole('group').filter({ hasText: 'Fermée' });
    await report.locator('summary').click();
    await expect(report.getByText('63,50')).toBeVisible();
    await expect(report.getByText(/^[-−]2,00/)).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(PRODUCT) })).toContainText('1');
  });

  await test.step('the journal has an intact chain', async () => {
    await desk.navigate('/admin/market');
    await expect(page.getByText(/^Journal des ventes intact\s: \d+ écritures/)).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), desk.button('Exporter le journal').click()]);
    const entries = readJournal(await readFile(await download.path(), 'utf8'));
    expect(entries.slice(-4).map(({ kind }) => kind)).toEqual(['open', 'sale', 'sale', 'close']);
    let previous = '0'.repeat(64);
    for (const { hash, ...entry } of entries) {
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
}

/** One entry per line. The last line is the signature of the lines before it. */
const readJournal = (text: string): Entry[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Entry);

/** The text that the journal hashes: JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
