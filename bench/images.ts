import { chromium } from '@playwright/test';
import { report } from './rows/report.ts';

const PAGES = [
  { path: '/products', what: 'a card of the catalogue', most: 25 },
  { path: '/products/magnet-carre-5x5', what: 'the picture of a product', most: 90 },
  { path: '/', what: 'the picture of the home page', most: 90 },
];
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH } = process.env;

/** The heaviest picture that a phone loads without a touch. */
const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { path, what, most } of PAGES) {
  const context = await browser.newContext({ ...PHONE, locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(SITE_URL + path, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:avif|webp|jpe?g|png)$/.test(new URL(name).pathname))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  if (bytes.length === 0) throw new Error(`${path} shows no picture.`);
  report({ bench: 'images', what, values: [Math.max(...bytes) / 1000], unit: 'kB', goal: { most } });
  await context.close();
}
await browser.close();
