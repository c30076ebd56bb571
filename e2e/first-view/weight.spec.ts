import { expect, test } from '../fixtures/test.ts';
import { untilRendered } from './until-rendered.ts';

const PRODUCT = '/products/magnet-carre-5x5';
const KILOBYTE = 1000;
/** Compressed: HTML, styles, fonts and the largest picture, which a phone needs before it shows the page. */
const MOST_BEFORE_SIGHT = 150 * KILOBYTE;
/** Compressed: the scripts that hydrate the page, without those of the header's fragments. */
const MOST_SCRIPTS = 215 * KILOBYTE;

interface Loaded {
  readonly path: string;
  readonly start: number;
  readonly bytes: number;
}

test('a product is seen before its scripts are asked for, and both keep to their weight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await untilRendered(page, PRODUCT);
  await page.goto(PRODUCT);
  await expect(page.getByRole('banner').locator('[data-remote]:not([hidden])')).toHaveCount(3);
  const { seen, files } = await page.evaluate(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    return {
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: entries
        .filter(({ entryType }) => entryType === 'resource' || entryType === 'navigation')
        .map(({ name, startTime, encodedBodySize }) => ({
          path: new URL(name).pathname,
          start: startTime,
          bytes: encodedBodySize,
        })),
    };
  });
  const isScript = ({ path }: Loaded) => path.endsWith('.js');
  const isEarly = ({ path }: Loaded) => /\/(?:arrival|takeover)\./.test(path);
  const begin = Math.min(...files.filter((file) => isScript(file) && !isEarly(file)).map(({ start }) => start));
  const before = files.filter(({ start }) => start < begin);
  expect(begin).toBeGreaterThan(seen);
  expect(weightOf(before.filter(({ path }) => !/\.(?:svg|png|ico)$/.test(path)))).toBeLessThan(MOST_BEFORE_SIGHT);
  const own = files.filter((file) => isScript(file) && /\/remotes\/(?:shell|mf-catalog)\//.test(file.path));
  expect(weightOf(own)).toBeLessThan(MOST_SCRIPTS);
});

function weightOf(files: readonly Loaded[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
