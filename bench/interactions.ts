import { type Browser, chromium, type Page } from '@playwright/test';
import { INTERACTIONS, type Interaction } from './interactions/list.ts';
import { report } from './rows/report.ts';

const ROUNDS = 3;
const SLOWDOWN = 4;
/** 75 of 100 interactions show their effect in this time: the limit of the metric INP is 200 ms. */
const MOST_MS = 100;
const PHONE = { width: 412, height: 823 };
/** A page is at rest when no task was long for this time. */
const REST_MS = 1000;
const { CHROMIUM_PATH } = process.env;

const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const all: number[] = [];
for (const interaction of INTERACTIONS) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await slowest(browser, interaction));
  all.push(...times);
  report({ bench: 'interactions', what: `${interaction.what}, CPU / ${SLOWDOWN}`, values: times, unit: 'ms' });
}
const p75 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.75)] ?? Number.NaN;
report({ bench: 'interactions', what: 'all of them, p75', values: [p75], unit: 'ms', goal: { most: MOST_MS } });
await browser.close();

/** The longest event of the interaction, from the input to the next frame. Browsers report none below 16 ms. */
async function slowest(from: Browser, { open, act }: Interaction): Promise<number> {
  const context = await from.newContext({ viewport: PHONE, hasTouch: true, locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  // The question about cookies is answered, so that it covers nothing.
  await page.addInitScript(() => {
    localStorage.setItem('cookiesAccepted', 'false');
    localStorage.setItem('cookiesAcceptedAt', new Date().toISOString());
  });
  await open(page);
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
  await page.waitForLoadState('networkidle');
  await untilAtRest(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { interactions: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(1500);
  const times = await page.evaluate(() => Reflect.get(globalThis, 'interactions') as number[]);
  await context.close();
  return Math.max(16, ...times);
}

function untilAtRest(page: Page): Promise<void> {
  return page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, rest);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        }).observe({ type: 'longtask' });
      }),
    REST_MS,
  );
}
