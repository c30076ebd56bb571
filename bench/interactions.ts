import { type Browser, chromium, type Page } from '@playwright/test';
import { report } from './rows/report.ts';

interface Interaction {
  readonly what: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

const ROUNDS = 3;
const SLOWDOWN = 4;
/** 75 of 100 interactions show their effect in this time: the limit of the metric INP is 200 ms. */
const MOST_MS = 100;
const PRODUCT = '/products/magnet-carre-5x5';
const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH } = process.env;

const PHONE = { width: 412, height: 823 };
const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'filter the catalogue',
    path: '/products',
    act: (page) =>
      page
        .getByRole('button', { name: /^Filtre/ })
        .first()
        .click(),
  },
  {
    what: 'sort the catalogue',
    path: '/products',
    act: async (page) => void (await page.getByRole('combobox').first().selectOption({ index: 1 })),
  },
  { what: 'open the menu', path: '/', act: (page) => page.getByRole('button', { name: 'Ouvrir le menu' }).click() },
  {
    what: 'change the bundle',
    path: PRODUCT,
    act: (page) => page.locator('main').getByRole('radio').nth(1).click({ force: true }),
  },
  { what: 'type a name', path: '/contact', act: (page) => page.getByLabel('Nom').pressSequentially('Manon') },
  {
    what: 'type an e-mail address at the login',
    path: '/auth/login',
    act: (page) =>
      page
        .getByLabel(/e-?mail/i)
        .first()
        .pressSequentially('manon@'),
  },
  {
    what: 'open the cookie choice of the footer',
    path: '/legal/terms',
    act: (page) =>
      page
        .locator('footer')
        .getByRole('button', { name: /cookies/i })
        .first()
        .click(),
  },
];

const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const all: number[] = [];
for (const interaction of INTERACTIONS) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(...(await slowest(browser, interaction)));
  all.push(...times);
  report({ bench: 'interactions', what: `${interaction.what}, CPU / ${SLOWDOWN}`, values: times, unit: 'ms' });
}
const p75 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.75)] ?? Number.NaN;
report({ bench: 'interactions', what: 'all of them, p75', values: [p75], unit: 'ms', goal: { most: MOST_MS } });
await browser.close();

/** The longest event of the interaction, from the input to the next frame. Empty where it is too short to be reported. */
async function slowest(from: Browser, { path, act }: Interaction): Promise<number[]> {
  const context = await from.newContext({ viewport: PHONE, hasTouch: true, locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(SITE_URL + path, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
  await page.waitForLoadState('networkidle');
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
  return times.length > 0 ? [Math.max(...times)] : [];
}
