import type { Page } from '@playwright/test';
import { DeskPage } from '../../admin/desk-page.ts';
import { MarketDay } from '../../admin/market-day.ts';
import { squareMagnet } from '../../cart/shop-calls.ts';
import { photo } from '../../pages/cropper-page.ts';
import { open, type Scene } from './scenes.ts';

const PHOTO = '13-ourson-carre.jpg';
const GOODS = 'Magnet photo carré 5 × 5 cm';

/** A ticket printer that the browser knows. It marks the page when it has printed. */
function plugPrinter(): void {
  const endpoint = { direction: 'out', type: 'bulk', endpointNumber: 1 };
  const printer = {
    configuration: {
      interfaces: [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints: [endpoint] } }],
    },
    open: async () => undefined,
    close: async () => undefined,
    claimInterface: async () => undefined,
    async transferOut() {
      document.documentElement.setAttribute('data-printed', '');
      return { status: 'ok' };
    },
  };
  Object.defineProperty(navigator, 'usb', { value: { getDevices: async () => [printer] } });
}

/** Ends at the ticket of a sale. */
async function sellAtMarket(page: Page): Promise<void> {
  const desk = new DeskPage(page);
  const market = new MarketDay(desk);
  await open(page, '/admin/market');
  await market.plan(`Marché de la Doutre ${Date.now().toString(36)}`, 1);
  await market.takeAlong(GOODS, 1);
  await market.openTill('2');
  await market.tile(GOODS).click();
  await desk.button('Carte').click();
  await page.getByText('Vendu, et enregistré').waitFor();
  await desk.button(/^Ventes du jour/).click();
  await desk.button(/^T\d+-0002/).click();
  await desk.button('Imprimer').first().click();
  await page.getByRole('dialog').waitFor();
}

export const DESK_SCENES: readonly Scene[] = [
  {
    name: 'a photo for an order by phone',
    who: 'admin',
    async prepare(page) {
      await open(page, '/admin/orders/new');
      const { name } = await squareMagnet(page.request);
      await page.getByLabel('Article', { exact: true }).selectOption({ label: name });
      await new DeskPage(page).button('Ajouter').click();
    },
    act: (page) => page.getByLabel(/^Photos de /).setInputFiles(photo(PHOTO)),
    result: (page) => page.getByRole('img', { name: PHOTO }),
  },
  {
    name: 'a ticket on a printer',
    who: 'admin',
    async prepare(page) {
      await page.addInitScript(plugPrinter);
      await sellAtMarket(page);
    },
    act: (page) => page.getByRole('button', { name: 'Imprimante à tickets' }).click(),
    result: (page) => page.locator('html[data-printed]'),
  },
];
