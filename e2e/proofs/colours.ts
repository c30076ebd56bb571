import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLOUR_FILES, type ColourFile, PATCHES } from '@aimante/print/colour-charts';
import { chromium } from '@playwright/test';
import { colourDifferences } from '../customizer/colour-reading.ts';
import { siteUrl } from '../fixtures/addresses.ts';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { refuseCookies } from '../fixtures/consent.ts';
import { openOwnShop } from './shop/own-shop.ts';

/**
 * For every accepted file type, the screen, the tile and the download differ by at most 2 (CIEDE2000) in each of 24
 * patches.
 * `npm run proof -- colours png` runs only matching files.
 */
const MOST_DIFFERENCE = 2;
// No encoder of HEIC is free: a photo of a phone is measured at the same 24 places.
const phonePhoto = new URL('../photos/16-coucher-soleil-iphone.heic', import.meta.url);
const FILES: readonly ColourFile[] = [...COLOUR_FILES, { name: 'iphone.heic', bytes: () => readFile(phonePhoto) }];
const [wanted = ''] = process.argv.slice(2);
const shop = process.env.SITE_URL ? undefined : await openOwnShop();
const folder = await mkdtemp(join(tmpdir(), 'aimante-colour-'));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
for (const file of FILES.filter(({ name }) => name.includes(wanted))) {
  const context = await browser.newContext({ baseURL: siteUrl(), locale: 'fr-FR' });
  await refuseCookies(context);
  const found = await colourDifferences(await context.newPage(), file, join(folder, file.name)).catch(
    (error: unknown) => {
      console.log(`${file.name}: ${String(error)}`);
      return { tile: Number.POSITIVE_INFINITY, download: Number.POSITIVE_INFINITY };
    },
  );
  await context.close();
  for (const what of ['tile', 'download'] as const) {
    const difference = found[what];
    const lost = difference <= MOST_DIFFERENCE ? 0 : PATCHES;
    const proof = `${file.name}: the ${what} looks as on the screen (largest difference ${difference.toFixed(2)})`;
    process.send?.({ type: 'proof', proof, tried: PATCHES, lost });
  }
}
await browser.close();
await rm(folder, { recursive: true });
await shop?.end();
process.disconnect?.();
