import { FORMER_CONTRACT } from '@aimante/contract';
import { publishRelease } from '@aimante/releases';
import { createFakeStore, writeFakeDist } from '@aimante/releases/testing';
import { type Browser, chromium, expect } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { intendToUse } from '../fixtures/intention.ts';
import { readBuild } from '../release/stage/builds.ts';
import { handmadeBuild } from '../release/stage/faulty-builds.ts';
import { newVersion } from '../release/stage/places.ts';
import { openStagedShop } from './shop/staged-shop.ts';

/** Follows docs/upgrades.md: a remote of contract 1 beside remotes of contract 2, for a month. */
const TOGETHER = 'a remote of contract 1 runs beside those of contract 2, in both languages';
const MONTH = 'new builds for contract 1 are accepted to its last day, and live ones go on';
const DAY_MS = 86_400_000;

const NOTE = `is built for contract ${FORMER_CONTRACT.version}, which ends on ${FORMER_CONTRACT.until}`;
const TITLES = { fr: 'Bonjour du contrat 1', en: 'Hello from contract 1' } as const;

/** As a remote of contract 1 reads its texts. */
const PAGE = `
  const { useT } = await shared('@aimante/remote');
  locales.fr = async () => ({ default: { page: { title: '${TITLES.fr}' } } });
  locales.en = async () => ({ default: { page: { title: '${TITLES.en}' } } });
  function Page() {
    const t = useT();
    const [count, setCount] = React.useState(0);
    return React.createElement('section', null,
      React.createElement('h1', null, t('page.title')),
      React.createElement('button', { onClick: () => setCount(count + 1) }, 'n ' + count));
  }`;

const { shop, stage } = await openStagedShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
await report(TOGETHER, [() => release(), () => visit(browser, 'fr'), () => visit(browser, 'en')]);
await browser.close();
await stage.close();
await shop.end();
await proveMonth();
process.disconnect?.();

/** The command line says so once. */
async function release(): Promise<void> {
  const { descriptor } = await readBuild('mf-account');
  const build = handmadeBuild({ ...descriptor, version: newVersion(), contract: FORMER_CONTRACT.version }, PAGE);
  const said = await stage.release(build);
  expect(said.split(NOTE)).toHaveLength(2);
  await stage.untilLive('mf-account', build.descriptor.version);
}

/** Its page, its fragment in the header, a page of contract 2 in the same tab, and the way back. */
async function visit(from: Browser, locale: 'fr' | 'en'): Promise<void> {
  const context = await from.newContext({ baseURL: stage.siteUrl, locale, serviceWorkers: 'block' });
  await intendToUse(context);
  const page = await context.newPage();
  const warnings: string[] = [];
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
    const text = message.text();
    if (message.type() === 'warning' && !text.startsWith('Service Worker')) warnings.push(text);
  });
  const prefix = locale === 'en' ? '/en' : '';
  await page.goto(`${prefix}/orders/track`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[locale]);
  await page.getByRole('button', { name: 'n 0' }).click();
  await expect(page.getByRole('button', { name: 'n 1' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Compte' }).first()).toBeVisible();
  await page.locator(`header a[href="${prefix}/portfolio"]`).first().click();
  await expect(page).toHaveURL(`${stage.siteUrl}${prefix}/portfolio`);
  await expect(page.locator('main [data-remote="mf-catalog"] h1')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[locale]);
  expect(warnings).toEqual([expect.stringContaining(NOTE)]);
  expect(problems).toEqual([]);
  await context.close();
}

/** A build for contract 1 on each day, from four weeks before the last day to two weeks after. */
async function proveMonth(): Promise<void> {
  const fake = await createFakeStore();
  const lastDay = Date.parse(`${FORMER_CONTRACT.until}T12:00:00Z`);
  const days = Array.from({ length: 45 }, (_, index) => index - 30);
  await report(
    MONTH,
    days.map((day) => async () => {
      const descriptor = { version: `1.0.${day + 30}`, contract: FORMER_CONTRACT.version };
      const dist = fake.dist(descriptor.version);
      await writeFakeDist(dist, { name: 'mf-catalog', descriptor });
      const store = { ...fake.store, now: () => new Date(lastDay + day * DAY_MS) };
      const published = publishRelease(store, dist);
      if (day <= 0) await expect(published).resolves.toMatchObject({ status: 'published' });
      else await expect(published).rejects.toThrow(`which ended on ${FORMER_CONTRACT.until}`);
      // What is live goes on, and can be published again.
      await expect(publishRelease(store, fake.dist('1.0.0'))).resolves.toMatchObject({ status: 'unchanged' });
    }),
  );
  await fake.remove();
}

async function report(proof: string, steps: readonly (() => Promise<void>)[]): Promise<void> {
  let lost = 0;
  for (const [index, step] of steps.entries()) {
    await step().catch((error: unknown) => {
      lost += 1;
      console.log(error);
    });
    process.send?.({ type: 'proof', proof, tried: index + 1, lost });
  }
}
