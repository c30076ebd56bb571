import { chromium, expect, type Page } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { intendToUse } from '../fixtures/intention.ts';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';
import { normalForm } from './hydration/normal-form.ts';
import { openOwnShop } from './shop/own-shop.ts';

/**
 * React does not report an attribute that differs between the server's HTML and its own, and does not correct it. So
 * each public page is rendered twice: hydrated from its HTML, and from an HTML without content. Both must be the same.
 */
const PATHS = [
  ...PUBLIC_PAGES,
  '/products?search=magnet&sort=price-asc&stock=1',
  '/products/no-such-magnet',
  '/newsletter/confirm',
  '/nowhere',
];
const LANGUAGES = [
  { locale: 'fr-FR', prefix: '' },
  { locale: 'en-GB', prefix: '/en' },
];
const SESSIONS = ['visitor', 'customer', 'admin'] as const;
const WIDTHS = { visitor: [360, 1280], customer: [1280], admin: [360] } as const;
/** Chromium blocks calls to this machine from a page that the test provides, because it has no IP address. */
const LOCAL_CALLS = '--disable-features=LocalNetworkAccessChecks';
const SETTLED = { timeout: 30_000, intervals: [300] };

const shop = await openOwnShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '',
  args: ['--no-sandbox', LOCAL_CALLS],
});
for (const session of SESSIONS) {
  let tried = 0;
  let lost = 0;
  for (const { locale, prefix } of LANGUAGES) {
    for (const width of WIDTHS[session]) {
      const context = await browser.newContext({
        baseURL: shop.siteUrl,
        locale,
        viewport: { width, height: 900 },
        serviceWorkers: 'block',
      });
      await intendToUse(context);
      const page = await context.newPage();
      if (session !== 'visitor') await logIn(page, session);
      for (const path of PATHS) {
        const address = path === '/' ? prefix || '/' : prefix + path;
        const differences = await differencesOf(page, address).catch((error: Error) => [error.message]);
        tried += 1;
        if (differences.length > 0) {
          lost += 1;
          console.log(`${session}, ${width} px, ${address}:\n  ${differences.slice(0, 12).join('\n  ')}`);
        }
      }
      await context.close();
    }
  }
  const proof = `${session}: the hydrated HTML equals what the browser would have made, attribute by attribute`;
  process.send?.({ type: 'proof', proof, tried, lost });
}
await browser.close();
await shop.end();
process.disconnect?.();

async function differencesOf(page: Page, address: string): Promise<string[]> {
  const isRendered = async () => {
    const html = await (await page.request.get(address)).text();
    return html.includes(address.endsWith('/nowhere') ? 'id="rendered"' : '"box":');
  };
  await expect.poll(isRendered, SETTLED).toBe(true);
  await page.goto(address);
  const taken = await settledForm(page);
  await page.route(
    ({ pathname, search }) => pathname + search === address,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutView(await response.text()) });
    },
  );
  await page.goto(address);
  const made = await settledForm(page);
  await page.unrouteAll();
  return [
    ...taken.filter((line) => !made.includes(line)).map((line) => `- ${line}`),
    ...made.filter((line) => !taken.includes(line)).map((line) => `+ ${line}`),
  ];
}

/** The same page without content, for the browser to render. */
function withoutView(html: string): string {
  return html
    .replace(/<div id="root">[\s\S]*<\/div>\n<div id="overlay">/, '<div id="root"></div>\n<div id="overlay">')
    .replace(/<script type="application\/json" id="rendered">.*<\/script>/, '');
}

/** Waits until all fragments are mounted, the parts far down too, and nothing changes any more. */
async function settledForm(page: Page): Promise<string[]> {
  await page.locator('header [data-remote]:not([hidden])').nth(2).waitFor({ state: 'attached' });
  let before: string[] = [];
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const now = await normalForm(page);
      const isSame = now.join('\n') === before.join('\n');
      before = now;
      return isSame && !now.some((line) => line.includes('aria-busy="true"'));
    }, SETTLED)
    .toBe(true);
  return before;
}
