/**
 * Takes screenshots of all screens, or of those with a matching name, and writes them to one page. Run by
 * `npm run screens`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { refuseCookies } from '../fixtures/consent.ts';
import { intendToUse } from '../fixtures/intention.ts';
import { galleryPage, type TakenShot } from './gallery-page.ts';
import { MOCKUP_FOLDER } from './mockups.ts';
import type { Language, Screen } from './screen.ts';
import { screens } from './screens.ts';

const { CHROMIUM_PATH, SITE_URL: baseURL = 'http://localhost:3000' } = process.env;
const [wanted = ''] = process.argv.slice(2);
const TARGET = join(import.meta.dirname, '../../dist/screens');
const AT_ONCE = 2;
/** Narrower screens are touch screens. */
const TABLET = 768;

interface Shot {
  readonly screen: Screen;
  readonly language: Language;
  readonly width: number;
}

async function take(browser: Browser, { screen, language, width }: Shot): Promise<TakenShot> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 900 },
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: width < TABLET,
  });
  const page = await context.newPage();
  await refuseCookies(page);
  await intendToUse(context);
  await screen.reach(page, language);
  await page.locator('h1').first().waitFor();
  // A loading button shows a state, a loading region does not.
  await page.locator('main [aria-busy=true]:not(button)').first().waitFor({ state: 'detached' });
  // An overlay covers only the window, so the screenshot shows only the window.
  const isCovered = screen.isOfWindow || (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
  if (!isCovered) await showWhole(page, width);
  await showPictures(page);
  const file = `${screen.name}-${language}-${width}.jpg`;
  await page.screenshot({ path: join(TARGET, file), type: 'jpeg', quality: 80 });
  await context.close();
  return { screen: screen.name, language, width, file };
}

/** Makes the window as high as the page: a full-page screenshot loses the touch emulation. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** Lazy pictures load only when they are scrolled to, so all are loaded first. The page is painted a frame later. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
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
const taken = new Map<Shot, TakenShot>();
const queue = shots.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const shot of queue) {
      const { screen, language, width } = shot;
      await take(browser, shot).then(
        (picture) => taken.set(shot, picture),
        (error: unknown) => failed.push(`${screen.name} ${language} ${width}: ${error}`),
      );
    }
  }),
);
await browser.close();
const inOrder = shots.flatMap((shot) => taken.get(shot) ?? []);
await writeFile(join(TARGET, 'index.html'), galleryPage(inOrder, relative(TARGET, MOCKUP_FOLDER)));
process.stdout.write(
  [...failed, `${taken.size} taken, ${failed.length} failed: see dist/screens/index.html`, ''].join('\n'),
);
process.exitCode = failed.length === 0 ? 0 : 1;
