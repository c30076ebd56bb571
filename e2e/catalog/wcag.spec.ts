import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expectNoSidewaysScroll } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';
import { untilTakenOver } from '../pages/taken-over.ts';

// What axe cannot see. The whole table: docs/accessibility.md.
test.describe.configure({ timeout: 150_000 });

test.describe('text that a reader spaces out or enlarges', () => {
  // The style of the reader is not one of the shop.
  test.use({ bypassCSP: true });

  // A zoom of 200 % halves the width that the page has.
  for (const [criterion, width, css] of [
    ['1.4.4', 640, '/* no style */'],
    [
      '1.4.12',
      1280,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    ],
  ] as const)
    test(`is never cut off (${criterion})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...PUBLIC_PAGES, '/cart', '/auth/login', '/photo-cropper']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.addStyleTag({ content: css });
        expect(await cutTexts(page), path).toEqual([]);
        await expectNoSidewaysScroll(page, path);
      }
    });
});

for (const width of [360, 1280])
  test(
    `the focus is seen everywhere and never covered at ${width} (2.4.7, 2.4.11)`,
    main(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/', '/products/magnet-carre-5x5', '/contact', '/cart']) {
        await page.goto(path);
        await untilTakenOver(page);
        expect(await walkFocus(page), path).toEqual([]);
      }
    },
  );

/** Texts in boxes that cut them off. A text for screen readers alone is cut off on purpose. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const cutsOff = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (!hasText || clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) return [];
      const isCut =
        (cutsOff(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cutsOff(overflowY) && element.scrollHeight > element.clientHeight + 1);
      return isCut ? [element.textContent?.slice(0, 60) ?? ''] : [];
    }),
  );

/** Walks with Tab through the whole page. Lists the stops where the focus has no sign or lies wholly under something. */
async function walkFocus(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(readFocus);
    if (!found) return faults;
    if (found.fault) faults.push(`${found.name}: ${found.fault}`);
  }
  return faults;
}

/** Undefined once the focus has left the page. */
function readFocus(): { name: string; fault: string | undefined } | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName;
  const isMarked = ({ outlineStyle, boxShadow }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' || boxShadow !== 'none';
  // A link over a whole tile marks its picture, and a radio in a card marks the card.
  const tile = element.closest('article, label');
  const marked = [element, element.parentElement, tile, tile?.parentElement, ...(tile?.children ?? [])].filter(
    (part) => part != null,
  );
  const styles = [...marked.map((part) => getComputedStyle(part)), getComputedStyle(element, '::after')];
  if (!styles.some(isMarked)) return { name, fault: 'no sign of the focus' };
  const { left, top, width, height } = element.getBoundingClientRect();
  const isSeenAt = (x: number, y: number) => {
    const above = document.elementFromPoint(x, y);
    return above !== null && (above === element || element.contains(above) || above.contains(element));
  };
  const steps = [0.05, 0.5, 0.95];
  const isSeen = steps.some((x) => steps.some((y) => isSeenAt(left + width * x, top + height * y)));
  return { name, fault: isSeen ? undefined : 'covered' };
}
