import { type Browser, chromium, type Page } from '@playwright/test';
import { report } from './rows/report.ts';

const ROUNDS = 5;
const MOST_MS = 300;
/** From the moment that the pointer rests on a link to the press. */
const HOVER_MS = 800;
const MOVES = [
  { from: '/', to: '/products' },
  { from: '/products', to: '/products/magnet-carre-5x5' },
  { from: '/products/magnet-carre-5x5', to: '/contact' },
];
const BACK = ['/', '/products', '/products/magnet-carre-5x5', '/cart'];
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH } = process.env;

const browser = await chromium.launch({
  // The small headless browser has no back-forward cache.
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH.replace('-headless-shell', '') } : {}),
  headless: false,
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
for (const move of MOVES) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(browser, move));
  const what = `${move.from} to ${move.to}, hovered for ${HOVER_MS} ms, slow 4G`;
  report({ bench: 'moves', what, values: times, unit: 'ms', goal: { most: MOST_MS } });
}
for (const path of BACK) {
  const isKept = await comesBack(browser, path);
  report({
    bench: 'moves',
    what: `${path} in use, left and back: from the cache of the browser`,
    values: [Number(isKept)],
    unit: '',
    goal: { least: 1 },
  });
}
await browser.close();

/** From the press to the first paint of the next page. */
async function timeOf(from: Browser, { from: start, to }: (typeof MOVES)[number]): Promise<number> {
  const context = await from.newContext({ serviceWorkers: 'block', locale: 'fr-FR' });
  const page = await context.newPage();
  await throttle(page);
  await page.goto(SITE_URL + start, { waitUntil: 'networkidle' });
  const link = page
    .locator(`main a[href="${to}"], footer a[href="${to}"], header a[href="${to}"]`)
    .filter({ visible: true })
    .first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
      true,
    ),
  );
  await link.click();
  await page.waitForURL(SITE_URL + to);
  await page.locator('main h1').first().waitFor();
  const ms = await page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const first = list.getEntriesByName('first-contentful-paint')[0];
        if (first) resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    return performance.timeOrigin + paint - Number(sessionStorage.getItem('pressed'));
  });
  await context.close();
  return ms;
}

async function comesBack(from: Browser, path: string): Promise<boolean> {
  const context = await from.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    }),
  );
  await page.goto(SITE_URL + path, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
  // A page that still loads something is not kept.
  await page.waitForLoadState('networkidle');
  await page.goto(`${SITE_URL}/legal/terms`);
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  const isKept = await page.evaluate(() => document.documentElement.dataset.kept !== undefined);
  await context.close();
  return isKept;
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}
