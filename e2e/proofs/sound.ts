import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { jobsOn } from './sound/jobs.ts';
import { Sessions } from './sound/sessions.ts';

/**
 * Every page of the served releases, for every kind of visitor, in both languages and at both widths, and in all its
 * states. Then the screens that need more than a URL. On each: no axe violation, nothing on the console, one first
 * heading, no text of another language, nothing wider than the window.
 * `npm run proof -- sound mf-cart-checkout en failing` runs only the entries that match all these words.
 * With SITE_URL and API_URL it tests a running system instead of its own.
 */
const wanted = process.argv.slice(2);
const AT_ONCE = 2;

const shop = process.env.SITE_URL ? undefined : await openOwnShop();
const usual = await launch();
const largeText = await launch('--blink-settings=defaultFontSize=32');
const jobs = (await jobsOn(usual, wanted)).values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    const lane = { usual: new Sessions(usual), largeText: new Sessions(largeText) };
    for (const job of jobs) await job(lane);
  }),
);
await usual.close();
await largeText.close();
await shop?.end();
process.disconnect?.();

function launch(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...BROWSER_ARGUMENTS, ...more],
  });
}
