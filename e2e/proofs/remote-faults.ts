import { type Browser, chromium } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { intendToUse } from '../fixtures/intention.ts';
import { checkFault, FAULTS, type FaultCase } from '../release/stage/fault-cases.ts';
import { PLACES } from '../release/stage/places.ts';
import { openStagedShop } from './shop/staged-shop.ts';

/**
 * Releases or injects nine faults in each of the five remotes, and checks that an open tab recovers without a reload.
 * `npm run proof -- remote-faults mf-catalog 404` runs only these remotes and faults.
 */
const wanted = process.argv.slice(2);
const chosen = <T>(all: readonly T[], nameOf: (one: T) => string) => {
  const named = all.filter((one) => wanted.includes(nameOf(one)));
  return named.length > 0 ? named : all;
};
const places = chosen(PLACES, ({ remote }) => remote);
const faults = chosen(FAULTS, String);
const { shop, stage } = await openStagedShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
for (const fault of faults) {
  let lost = 0;
  for (const [index, place] of places.entries()) {
    const problem = await tryCase(browser, { place, fault });
    if (problem) {
      lost += 1;
      console.log(`${place.remote}, ${fault}: ${problem}`);
    }
    const proof = `a remote with "${fault}": the tab goes on, and recovers without a reload`;
    process.send?.({ type: 'proof', proof, tried: index + 1, lost });
  }
}
await browser.close();
await stage.close();
await shop.end();
process.disconnect?.();

async function tryCase(from: Browser, which: FaultCase): Promise<string | undefined> {
  const context = await from.newContext({ baseURL: stage.siteUrl, locale: 'fr-FR' });
  try {
    await intendToUse(context);
    const page = await context.newPage();
    if (which.place.remote === 'mf-admin') await logIn(page, 'admin');
    await checkFault(page, stage, which);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await context.close();
    await stage.reset();
  }
}
