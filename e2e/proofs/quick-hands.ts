import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { differencesFrom, visit } from './quick-hands/page-state.ts';
import { walk } from './quick-hands/walk.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { randomNumbers } from './tools/random.ts';

/**
 * Visitors who wait for nothing: each presses links, scrolls, and goes back and forward, with pauses of 0 to 0.9 s. In
 * the end the page must be the one of its address, as a fresh visit shows it, and each press must have reached a control.
 */
const WALKS = Number(process.env.PROOF_SAMPLE ?? 200);
const SEED = Number(process.env.PROOF_SEED ?? Date.now() % 1_000_000);
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
process.send?.({ type: 'seed', seed: SEED });

const random = randomNumbers(SEED);
const shop = await openOwnShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
let wrongPages = 0;
let presses = 0;
let lostPresses = 0;
try {
  for (let place = 0; place < WALKS; place += 1) {
    const viewport = WINDOWS[place % WINDOWS.length] ?? null;
    const open = () =>
      browser.newContext({ baseURL: shop.siteUrl, locale: 'fr-FR', viewport, serviceWorkers: 'block' });
    const walked = await walk(await open(), random);
    const differences = differencesFrom(walked.end, await visit(await open(), walked.end.address));
    presses += walked.presses;
    lostPresses += walked.lostPresses;
    const faults = [...differences, ...walked.errors];
    if (faults.length > 0) wrongPages += 1;
    if (faults.length > 0 || walked.lostPresses > 0) {
      console.log(
        `walk ${place}: ${faults.join('; ')}; ${walked.lostPresses} presses lost: ${walked.steps.join(', ')}`,
      );
    }
    process.send?.({
      type: 'proof',
      proof: 'quick hands: the page of the address',
      tried: place + 1,
      lost: wrongPages,
    });
    process.send?.({ type: 'proof', proof: 'quick hands: presses reach a control', tried: presses, lost: lostPresses });
  }
} finally {
  await browser.close();
  await shop.end();
}
process.disconnect?.();
