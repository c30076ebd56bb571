import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { serveSource } from './designs/screen.ts';
import { comparePrinted } from './ordered-designs/compare-printed.ts';
import { designKinds } from './ordered-designs/design-kinds.ts';
import { orderDesign } from './ordered-designs/order-design.ts';
import { printOrder } from './ordered-designs/print-order.ts';
import { openOwnShop } from './shop/own-shop.ts';

/**
 * A design of every kind is made in the cropper, put into the cart, paid and put into a batch. The sheet of the batch is
 * rasterised at 600 dots per inch and compared with what the stage shows. Its table is in
 * `docs/results/ordered-designs.md`.
 */

/** Of 255, at 300 dpi. At 600, a tile of at most 508 is enlarged, and fine grain differs. */
const MOST = 2;

const shop = await openOwnShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
const rows: string[] = [];
let lost = 0;
try {
  const stage = await browser.newPage();
  await serveSource(stage);
  for (const kind of designKinds) {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
    const ordered = await orderDesign(await context.newPage(), kind, shop.siteUrl);
    const sheets = await printOrder(ordered.orderId);
    const { fine, coarse } = await comparePrinted(stage, ordered, sheets);
    await context.close();
    const row = [kind.name, fine.toFixed(3), coarse.toFixed(3)];
    console.log(row.join(', '));
    rows.push(['', ...row, ''].join(' | ').trim());
    if (!(coarse <= MOST)) lost += 1;
  }
} finally {
  await browser.close();
  await shop.end();
}
process.send?.({
  type: 'proof',
  proof: 'a design ordered in the browser is printed on its sheet as the stage shows it',
  tried: designKinds.length,
  lost,
});
process.send?.({
  type: 'section',
  page: 'ordered-designs',
  title: 'Ordered in the browser, printed to a batch',
  lines: ['| kind | the sheet at 600 dpi | averaged to 300 dpi |', '|---|---|---|', ...rows],
});
process.disconnect?.();
