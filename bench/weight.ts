import { type Browser, chromium, type Page } from '@playwright/test';
import { report } from './rows/report.ts';

interface Loaded {
  readonly path: string;
  readonly bytes: number;
}

const PATHS = ['/', '/products', '/products/magnet-carre-5x5', '/cart'];
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
/** Browsers load pictures further ahead on a network that they do not know. */
const NETWORK_4G = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: -1 };
const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH } = process.env;

const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const path of PATHS) await weigh(browser, path);
await browser.close();

async function weigh(from: Browser, path: string): Promise<void> {
  const context = await from.newContext({ ...PHONE, locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...NETWORK_4G, connectionType: 'cellular4g' });
  // A page that is rendered for this visit has no styles inside yet.
  for (const _visit of ['rendered', 'cached']) await (await fetch(SITE_URL + path)).text();
  await page.goto(SITE_URL + path, { waitUntil: 'networkidle' });
  const read = await loaded(page);
  const row = (what: string, value: number, goal: { readonly most: number; readonly unit: string }) =>
    report({ bench: 'weight', what: `${path}, ${what}`, values: [value], unit: goal.unit, goal: { most: goal.most } });
  row('requests without a touch', read.length, { most: 20, unit: '' });
  row('everything without a touch', kilobytes(read, /./), { most: 190, unit: 'kB' });
  row('scripts without a touch', kilobytes(read, /\.js$/), { most: 70, unit: 'kB' });
  row('fonts', kilobytes(read, /\.woff2$/), { most: 40, unit: 'kB' });
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
  row('scripts in use', kilobytes(await loaded(page), /\.js$/), { most: 170, unit: 'kB' });
  await context.close();
}

function loaded(page: Page): Promise<readonly Loaded[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
}

function kilobytes(files: readonly Loaded[], kind: RegExp): number {
  return files.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
