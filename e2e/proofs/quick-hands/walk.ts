import type { BrowserContext, Page } from '@playwright/test';
import { refuseCookies } from '../../fixtures/consent.ts';
import { collectErrors } from '../../fixtures/page-errors.ts';
import { type PageState, settledState } from './page-state.ts';

export interface Walk {
  readonly end: PageState;
  readonly presses: number;
  /** Clicks that reached the document and no control in it, and were not repeated. */
  readonly lostPresses: number;
  readonly errors: readonly string[];
  readonly steps: readonly string[];
}

type Random = () => number;

const STARTS = ['/', '/products', '/about', '/photo-cropper', '/portfolio', '/en', '/en/products'];
const PAUSES_MS = [0, 0, 20, 60, 150, 400, 900];
const STEPS = 12;

/** Uses the shop from a random page on. Closes the window. */
export async function walk(context: BrowserContext, random: Random): Promise<Walk> {
  const errors: string[] = [];
  collectErrors(context, (error) => errors.push(error));
  await refuseCookies(context);
  await noteLostClicks(context);
  const page = await context.newPage();
  // At most as many steps go back: Back stays in the shop.
  for (let visits = 0; visits <= STEPS; visits += 1) await page.goto(oneOf(STARTS, random));
  const steps: string[] = [];
  let presses = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const done = await takeStep(page, random);
    if (done.startsWith('press')) presses += 1;
    const pause = oneOf(PAUSES_MS, random);
    steps.push(`${done} (${pause} ms)`);
    await page.waitForTimeout(pause);
  }
  const end = await settledState(page);
  const lostPresses = await countLostClicks(page);
  await context.close();
  return { end, presses, lostPresses, errors, steps };
}

/** A click on the document is lost, unless the shop repeats it on the element at that place. */
const noteLostClicks = (context: BrowserContext) =>
  context.addInitScript(() => {
    const KEY = 'lost-clicks';
    const onClick = ({ target, isTrusted, clientX, clientY }: MouseEvent) => {
      const lost = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly string[];
      const place = `${clientX} ${clientY}`;
      const others = lost.filter((each) => each !== place);
      const isLost = isTrusted && target === document.documentElement;
      sessionStorage.setItem(KEY, JSON.stringify(isLost ? [...others, place] : others));
    };
    addEventListener('click', onClick, true);
  });

const countLostClicks = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('lost-clicks') ?? '[]') as readonly string[]).length);

async function takeStep(page: Page, random: Random): Promise<string> {
  const kind = random();
  if (kind < 0.7) return pressLink(page, random);
  if (kind < 0.8)
    return page
      .evaluate(() => history.back())
      .then(
        () => 'back',
        () => 'left',
      );
  if (kind < 0.88)
    return page
      .evaluate(() => history.forward())
      .then(
        () => 'forward',
        () => 'left',
      );
  await page.mouse.move(20 + 300 * random(), 400);
  await page.mouse.wheel(0, 900 * random());
  return 'scroll';
}

/** Presses the middle of a link that the pointer can reach now, wherever the page is at that moment. */
async function pressLink(page: Page, random: Random): Promise<string> {
  const links = await page.evaluate(linksInReach).catch(() => []);
  const link = links[Math.floor(random() * links.length)];
  if (!link) return 'no link in reach';
  await page.mouse.click(link.x, link.y);
  return `press ${link.href}`;
}

function linksInReach() {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')].flatMap((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInReach = link.contains(document.elementFromPoint(x, y));
    return isInReach ? [{ x, y, href: link.getAttribute('href') }] : [];
  });
}

const oneOf = <T>(choices: readonly T[], random: Random): T => choices[Math.floor(random() * choices.length)] as T;
