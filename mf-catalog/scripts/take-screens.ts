/// <reference types="node" />
/**
 * Takes the pictures of the pages that `docs/screens/` keeps, against a system that is up.
 *
 *     CHROMIUM_PATH=… pnpm exec node mf-catalog/scripts/take-screens.ts http://localhost:3000
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const site = process.argv[2] ?? 'http://localhost:3000';
const target = join(import.meta.dirname, '../../docs/screens');
const widths = [360, 768, 1280];
const views = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-filtered', path: '/products?shape=square&max=6&sort=price' },
  { name: 'products-no-match', path: '/products?search=dragon' },
  { name: 'products-empty', path: '/products', answers: { '/api/products': '[]' } },
  { name: 'products-error', path: '/products', answers: { '/api/products': null } },
  { name: 'product', path: '/products/magnet-carre-5x5' },
  { name: 'product-variants', path: '/products/magnet-carre-10x10' },
  { name: 'product-not-found', path: '/products/magnet-de-lune' },
  { name: 'portfolio', path: '/portfolio' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'local', path: '/local' },
  { name: 'legal-notice', path: '/legal/notice' },
  { name: 'legal-terms', path: '/legal/terms' },
  { name: 'legal-privacy', path: '/legal/privacy' },
] as const;

interface Shot {
  readonly view: (typeof views)[number];
  readonly locale: 'fr' | 'en';
  readonly width: number;
}

const QUALITIES = [55, 40, 28, 18, 10];
const MAX_BYTES = 150_000;

async function take(browser: Browser, { view, locale, width }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const prefix = locale === 'fr' ? '' : '/en';
  const path = view.path === '/' && prefix ? prefix : prefix + view.path;
  if ('answers' in view) {
    // The first view comes from the server, whose own calls no route reaches: the page is walked to.
    await answerInstead(page, view.answers);
    await page.goto(`${site}${prefix}/legal/notice`);
    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForURL((url) => url.pathname === path);
  } else {
    await page.goto(site + path);
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  const refuse = page.getByRole('button', { name: /^(Refuser|Refuse|Decline)/ });
  if (await refuse.isVisible()) await refuse.click();
  await showPictures(page);
  const picture = await page.screenshot({ fullPage: true });
  await keep(picture, join(target, `catalog-${view.name}-${locale}-${width}.webp`));
  await context.close();
}

/** As good as it can be within the size that a repository bears. */
async function keep(picture: Buffer, path: string): Promise<void> {
  for (const quality of QUALITIES) {
    const file = await sharp(picture).webp({ quality, effort: 5 }).toBuffer();
    if (file.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue;
    await writeFile(path, file);
    return;
  }
}

/** What the shop would say on another day; null is a failure. */
async function answerInstead(page: Page, answers: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [path, body] of Object.entries(answers)) {
    await page.route(
      (url) => url.pathname === path,
      (route) =>
        body === null
          ? route.fulfill({ status: 503, body: '' })
          : route.fulfill({ body, contentType: 'application/json' }),
    );
  }
}

/** Lazy pictures come when they are scrolled to. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

await mkdir(target, { recursive: true });
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const shots = views.flatMap((view) =>
  (['fr', 'en'] as const).flatMap((locale) => widths.map((width) => ({ view, locale, width }))),
);
for (const shot of shots) await take(browser, shot);
await browser.close();
