import { type Locale, localizePath } from '@aimante/contract';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { hostileTexts } from './shown-texts/hostile-texts.ts';
import { plantTexts } from './shown-texts/plant-texts.ts';
import { madeOf, shownTexts } from './shown-texts/shown-texts.ts';
import { makeBatch } from './sound/jobs.ts';
import { findPlaces, ownerOf, type Place } from './sound/places.ts';
import { Sessions } from './sound/sessions.ts';
import { settled } from './sound/settled.ts';

/**
 * Every text of the demo shop that a person has written becomes a hostile one, of the Big List of Naughty Strings and
 * of our own, whatever the calls would have refused. Then every page of every remote is opened, as the visitor that it
 * is for, in both languages. `npm run proof -- shown-texts /admin/orders` opens only these pages.
 */
const LANGUAGES: readonly Locale[] = ['fr', 'en'];
/** Nothing is there, or not without the secret of a link in a mail. */
const WITHOUT_PAGE = ['/no-such-page', '/cart/reminder/stop'];
const wanted = process.argv.slice(2);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
let planted: ReadonlyMap<number, string> = new Map();
const shop = await openOwnShop(async (dataDir) => {
  await makeBatch(browser);
  planted = await plantTexts(dataDir, hostileTexts());
});
const sessions = new Sessions(browser);
const places = await findPlaces(async (who) => (await sessions.of(who, 'fr')).context.newPage());

const seen = new Set<number>();
let pages = 0;
let lost = 0;
for (const language of LANGUAGES) {
  for (const place of places) {
    if (wanted.length > 0 && !wanted.includes(place.path)) continue;
    const faults = await faultsOf(place, language).catch((error: Error) => [error.message]);
    pages += 1;
    if (faults.length > 0) {
      lost += 1;
      console.log(`${language} ${place.path} (${place.address}):\n  ${faults.join('\n  ')}`);
    }
  }
}
await sessions.close();
await browser.close();
await shop.end();
process.send?.({
  type: 'proof',
  proof: 'pages with hostile texts run none, and show each as it is',
  tried: pages,
  lost,
});
process.send?.({ type: 'proof', proof: 'hostile texts that a page has shown as they are', tried: seen.size, lost: 0 });
console.log(`${planted.size} texts planted, ${seen.size} of them shown`);
process.disconnect?.();

async function faultsOf(place: Place, language: Locale): Promise<string[]> {
  const { context, errors } = await sessions.of(ownerOf(place), language);
  const page = await context.newPage();
  errors.length = 0;
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(localizePath(place.address, language));
  await settled(page);
  faults.push(...(await madeOf(page)), ...(await changedTexts(page)));
  await page.close();
  return [...faults, ...errors.filter((error) => !(WITHOUT_PAGE.includes(place.path) && error.includes('404')))];
}

async function changedTexts(page: Page): Promise<string[]> {
  const shown = await shownTexts(page);
  return shown.flatMap(({ id, text }) => {
    seen.add(id);
    const whole = planted.get(id);
    return whole !== undefined && isSameText(text, whole)
      ? []
      : [`shows ${JSON.stringify(text)} for ${JSON.stringify(whole)}`];
  });
}

/** A list may show the beginning only. */
function isSameText(shown: string, whole: string): boolean {
  const [is, was] = [plain(shown), plain(whole)];
  return is.startsWith(was) || (is.endsWith('…') && was.startsWith(is.slice(0, -1).trim()));
}

/** Without spaces, which lines and typography change. */
function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, '');
}
