import type { Page } from '@playwright/test';
import { DeskPage } from '../admin/desk-page.ts';
import { MarketDay } from '../admin/market-day.ts';
import { forRole, inLanguage, type Language, type Screen } from './screen.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1024: 768 };
const GOODS = ['Magnet photo carré 7 × 7 cm', 'Magnet photo carré 5 × 5 cm'];

interface Shown {
  readonly page: Page;
  /** Presses the button with one of the two names. */
  readonly press: (name: RegExp) => Promise<void>;
}

/** A till that is open for a market of tomorrow, with two products. */
const till = (
  name: string,
  walk: (shown: Shown) => Promise<unknown>,
  before?: (page: Page) => Promise<unknown>,
): Screen => ({
  name: `till-${name}`,
  widths: Object.keys(HEIGHTS).map(Number),
  isOfWindow: true,
  reach: async (page, language: Language) => {
    const { width = 1024 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 1024, height: 768 });
    await before?.(page);
    await page.goto('/');
    await remember(page, 'fr');
    const market = new MarketDay(new DeskPage(page));
    await page.goto('/admin/market');
    await market.plan(`Marché de la Doutre ${Date.now().toString(36)}`, 1);
    for (const product of GOODS) await market.takeAlong(product, 2);
    await market.openTill('2');
    await remember(page, language);
    await page.goto(inLanguage(new URL(page.url()).pathname, language));
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 768 });
    await walk({
      page,
      press: (label) => page.getByRole('button', { name: label }).first().click(),
    });
  },
});

/** The market is planned in French, also where the browser prefers English. */
async function remember(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('user-locale', chosen), language);
  await page.context().addCookies([{ name: 'user-locale', value: language, url: new URL('/', page.url()).href }]);
}

async function sell({ page, press }: Shown): Promise<void> {
  await page.getByRole('button', { name: /^(?:\d+ )?(Magnet photo carré 7|Square photo magnet 7)/ }).click();
  await press(/^(Carte|Card)$/);
  await page.getByText(/Vendu, et enregistré|Sold, and saved/).waitFor();
}

export const tillScreens = forRole('admin', [
  till('who', async ({ press }) => press(/^(Changer de vendeur|Change seller)/)),
  till('sale', async (shown) => {
    await shown.page.context().setOffline(true);
    await sell(shown);
    await shown.page.getByRole('button', { name: /^(?:\d+ )?(Magnet photo carré 5|Square photo magnet 5)/ }).dblclick();
  }),
  till('cash', async (shown) => {
    await shown.page.getByRole('button', { name: /^(?:\d+ )?(Magnet photo carré 5|Square photo magnet 5)/ }).click();
    await shown.press(/^(Espèces|Cash)$/);
  }),
  till('sales', async (shown) => {
    await sell(shown);
    await shown.press(/^(Ventes du jour|Today’s sales)/);
    await shown.press(/^T\d+-0002/);
  }),
  till('ticket', async (shown) => {
    await sell(shown);
    await shown.press(/^(Ventes du jour|Today’s sales)/);
    await shown.press(/^T\d+-0002/);
    await shown.press(/^(Imprimer|Print)$/);
  }),
  till('closing', async (shown) => {
    await sell(shown);
    await shown.press(/^(Clôture|Close)$/);
  }),
  till(
    'alerts',
    async ({ page }) => page.getByRole('alert').first().waitFor(),
    (page) =>
      page.addInitScript(() => {
        navigator.storage.estimate = async () => ({ quota: 100_000_000, usage: 97_000_000 });
      }),
  ),
]);
