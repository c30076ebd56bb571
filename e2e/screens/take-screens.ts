/**
 * Takes the pictures that `docs/screens/` keeps, against a system that is up: all of them, or those that are named so.
 *
 *     CHROMIUM_PATH=… SITE_URL=http://localhost:3000 API_URL=http://localhost:4000 pnpm exec node e2e/screens/take-screens.ts cart
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { refuseCookies } from '../fixtures/consent.ts';
import type { Language, Screen } from './screen.ts';
import { screens } from './screens.ts';

const { CHROMIUM_PATH, SITE_URL: baseURL = 'http://localhost:3000' } = process.env;
const [wanted = ''] = process.argv.slice(2);
const TARGET = join(import.meta.dirname, '../../docs/screens');
const QUALITIES = [55, 40, 28, 18, 10];
const MAX_BYTES = 120_000;
const AT_ONCE = 2;
/** What is narrower is held in the hand. */
const TABLET = 768;

interface Shot {
  readonly screen: Screen;
  readonly language: Language;
  readonly width: number;
}

async function take(browser: Browser, { screen, language, width }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 900 },
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: width < TABLET,
  });
  const page = await context.newPage();
  await refuseCookies(page);
  await screen.reach(page, language);
  await page.locator('h1').first().waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  // What covers the window covers no more than the window.
  const isCovered = screen.isOfWindow || (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
  if (!isCovered) await showWhole(page, width);
  await showPictures(page);
  await keep(await page.screenshot(), `${screen.name}-${language}-${width}.webp`);
  await context.close();
}

/** In a window as high as the page: a picture of more than the window forgets that the screen is touched. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** Lazy pictures come when they are scrolled to; a page that was just scrolled up is drawn a frame later. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** As good as it can be within the size that a repository bears. */
async function keep(picture: Buffer, name: string): Promise<void> {
  for (const quality of QUALITIES) {
    const file = await sharp(picture).webp({ quality, effort: 5 }).toBuffer();
    if (file.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue;
    await writeFile(join(TARGET, name), file);
    return;
  }
}

const shots = screens
  .filter(({ name }) => name.includes(wanted))
  .flatMap((screen) =>
    (['fr', 'en'] as const).flatMap((language) => screen.widths.map((width) => ({ screen, language, width }))),
  );
await mkdir(TARGET, { recursive: true });
const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: BROWSER_ARGUMENTS,
});
const failed: string[] = [];
const queue = shots.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const shot of queue) {
      const { screen, language, width } = shot;
      await take(browser, shot).catch((error: unknown) => failed.push(`${screen.name} ${language} ${width}: ${error}`));
    }
  }),
);
await browser.close();
process.stdout.write([...failed, `${shots.length - failed.length} taken, ${failed.length} failed`, ''].join('\n'));
process.exitCode = failed.length === 0 ? 0 : 1;
