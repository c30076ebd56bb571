import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { report } from './rows/report.ts';

interface Tap {
  readonly what: string;
  readonly path: string;
  /** The control, and what it has after its effect. */
  readonly control: string;
  readonly effect: string;
}

const ROUNDS = 5;
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const TAPS: readonly Tap[] = [
  {
    what: 'the menu of the home page',
    path: '/',
    control: 'header button[data-opens-at-once]',
    effect: 'header button[aria-expanded=true]',
  },
  {
    what: 'the filters of the catalogue',
    path: '/products',
    control: 'main button:has-text("Filtr")',
    effect: 'aside:popover-open',
  },
];
const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH } = process.env;

const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const tap of TAPS) {
  const near: number[] = [];
  const far: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    near.push(await inNewWindow((page, context) => withFiles(page, context, tap)));
    far.push(await inNewWindow((page, context) => withoutFiles(page, context, tap)));
  }
  const row = (how: string, values: readonly number[], most: number) =>
    report({ bench: 'first-tap', what: `${tap.what}, ${how}`, values, unit: 'ms', goal: { most } });
  row(`files there, CPU / ${SLOWDOWN}`, near, 150);
  row('nothing fetched, slow 4G', far, 1500);
}
await browser.close();

async function inNewWindow(measure: (page: Page, context: BrowserContext) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ ...PHONE, locale: 'fr-FR', serviceWorkers: 'block' });
  const time = await measure(await context.newPage(), context);
  await context.close();
  return time;
}

/** A sign of a person fetches the files. Nothing has run when the control is touched. */
async function withFiles(page: Page, context: BrowserContext, tap: Tap): Promise<number> {
  await page.goto(SITE_URL + tap.path, { waitUntil: 'networkidle' });
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return effectOf(page, tap);
}

async function withoutFiles(page: Page, context: BrowserContext, tap: Tap): Promise<number> {
  await page.goto(SITE_URL + tap.path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return effectOf(page, tap);
}

/** From the touch to the first frame with the effect, by the clock of the page. A press that is lost fails the run. */
async function effectOf(page: Page, { control, effect }: Tap): Promise<number> {
  const time = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            start = timeStamp;
          },
          { capture: true, once: true },
        );
        const look = () => {
          if (start > 0 && document.querySelector(selector)) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
    effect,
  );
  await page.locator(control).filter({ visible: true }).first().tap();
  return time;
}
