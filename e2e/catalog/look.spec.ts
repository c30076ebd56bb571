import type { Locator, Page } from '@playwright/test';
import { untilRendered } from '../first-view/until-rendered.ts';
import { refuseCookies } from '../fixtures/consent.ts';
import { expectNoSidewaysScroll } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { answerInstead, arriveAt } from './shop-views.ts';

const PRODUCT = '/products/magnet-carre-5x5';

test('the cookie banner leaves the button to buy free, on a desktop and on a phone', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'Mesure d’audience' });
  const buy = page.getByRole('link', { name: 'Importer mes images' });

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PRODUCT);
  await expect(banner).toBeVisible();
  expect(await overlap(banner, buy.first())).toBe(0);
  const { height } = await boxOf(banner);
  expect(height).toBeLessThan(105);
  await expectRoomFor(page, height);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('heading', { name: 'Vous aimerez aussi' }).scrollIntoViewIfNeeded();
  const bar = page.getByRole('complementary', { name: 'Votre sélection' });
  await expect(bar).toBeVisible();
  expect(await overlap(banner, bar)).toBe(0);
});

/** A toast lies above it, and the page can be scrolled to its end. */
async function expectRoomFor(page: Page, height: number): Promise<void> {
  const room = await page.evaluate(() => ({
    page: Number.parseFloat(getComputedStyle(document.body).paddingBottom),
    toast: Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--size-floor')) * 16,
  }));
  expect(room.page).toBeGreaterThanOrEqual(height);
  expect(room.toast).toBe(room.page);
}

test('the logo keeps its size in the header at 1024', async ({ page }) => {
  await refuseCookies(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  expect((await boxOf(page.locator('header img').first())).width).toBeGreaterThanOrEqual(130);
  await expectNoSidewaysScroll(page, 'home at 1024');
});

test('the hint of the search field is whole at 1024', async ({ page }) => {
  await refuseCookies(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const search = page.locator('header input[type=search]');
  const spareRoom = () =>
    search.evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return field.clientWidth - padding - (pen?.measureText(field.placeholder).width ?? 0);
    });
  await expect(search).toHaveAttribute('placeholder', /\S/);
  // The header can replace its field while it is measured.
  await expect.poll(spareRoom).toBeGreaterThan(0);
});

for (const width of [960, 1024, 1180])
  test(`the words of the home page leave its magnets free at ${width}`, async ({ page }) => {
    await refuseCookies(page);
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    const right = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return words.getBoundingClientRect().right;
    });
    // The first magnet begins here.
    expect(right / width).toBeLessThan(0.385);
  });

test('header, content and footer share one left edge at 1920', async ({ page }) => {
  await refuseCookies(page);
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/');
  const edges = [page.locator('header img').first(), page.locator('main h2').first(), page.locator('footer img')];
  const lefts = await Promise.all(edges.map(async (edge) => (await boxOf(edge)).x));
  expect(new Set(lefts).size, lefts.join(', ')).toBe(1);
});

test('a section title is near its text', async ({ page }) => {
  await refuseCookies(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PRODUCT);
  expect(
    await gap(page.getByRole('heading', { name: 'Taille réelle' }), page.getByText(/^Le magnet et la pièce/)),
  ).toBeLessThan(60);
  await page.goto('/');
  expect(
    await gap(page.getByRole('heading', { name: 'Ce qu’il y a dans un magnet' }), page.getByText(/^Quatre couches/)),
  ).toBeLessThan(60);
});

test.describe('a name without a space', () => {
  // Hydration would find other names than the server has sent.
  test.use({ readsOnly: true });

  for (const width of [360, 1280])
    test(`stays inside the page at ${width}`, async ({ page }) => {
      await refuseCookies(page);
      await page.setViewportSize({ width, height: 800 });
      for (const path of [PRODUCT, '/products', '/portfolio', '/local']) {
        await untilRendered(page, path);
        await page.goto(path);
        await page.evaluate(lengthenNames);
        await expectNoSidewaysScroll(page, path);
      }
    });
});

test('cards in place of a page are centred', async ({ page, problems }) => {
  problems.allowAnswer(503, '/api/products/search');
  await refuseCookies(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await answerInstead(page, '/api/products/search');
  await arriveAt(page, '/products');
  const panel = page.getByRole('main').locator('[data-layout=card]');
  expect(await centre(panel)).toBeCloseTo(640, -1);
});

test('forced colours show the chosen size', async ({ page }) => {
  await refuseCookies(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/photo-cropper');
  await expect(page.getByRole('radio').first()).toBeAttached();
  const outlines = await page
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => [
        (radio as HTMLInputElement).checked,
        getComputedStyle(radio.closest('label') ?? radio).outlineStyle,
      ]),
    );
  expect(outlines.filter(([isChecked]) => isChecked)).toEqual([[true, 'solid']]);
  expect(outlines.filter(([isChecked]) => !isChecked).every(([, style]) => style === 'none')).toBe(true);
});

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('not in the page');
  return box;
}

/** The shared area in pixels. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** From the bottom of a title to the top of its text. */
async function gap(title: Locator, text: Locator): Promise<number> {
  const [above, below] = await Promise.all([boxOf(title), boxOf(text)]);
  return below.y - above.y - above.height;
}

async function centre(target: Locator): Promise<number> {
  const { x, width } = await boxOf(target);
  return x + width / 2;
}

/** Runs in the page. */
function lengthenNames(): void {
  for (const name of document.querySelectorAll('main :is(h1, h2, h3, dd, nav [aria-current])'))
    if (name.children.length === 0) name.textContent = 'Montgolfière'.repeat(8);
}
