import type { Browser, BrowserContext, Page } from '@playwright/test';
import { logIn } from '../../fixtures/accounts.ts';
import { siteUrl } from '../../fixtures/addresses.ts';
import { refuseCookies } from '../../fixtures/consent.ts';
import { intendToUse } from '../../fixtures/intention.ts';
import { isAlive, untilTakenOver } from '../../pages/taken-over.ts';
import { type Cut, CutNetwork } from './cut-network.ts';
import type { Scene } from './scenes.ts';
import { ServerPage } from './server-page.ts';

const REACHED_MS = 10_000;
const WORDS_MS = 8000;
const RECOVERY_MS = 30_000;
export const NOT_REACHED = 'the file was not asked for';
const SETTLED_MS = 500;
const NO_NETWORK = /hors ligne|n’a pas pu|ne répond pas|offline|could not|not responding/;
/** Notices and panels. Other text of a page may have the same words. */
const SAYING = '[role="status"], [role="alert"]';
const RETRY = /^(?:Réessayer|Try again)$/;

export async function filesOf(browser: Browser, scene: Scene): Promise<string[]> {
  return inWindow(browser, { scene, cut: 'offline' }, async (page, network) => {
    await scene.prepare?.(page);
    network.asked.length = 0;
    await scene.act(page);
    await within(untilReady(page, scene), RECOVERY_MS, 'there is no result');
    for (let before = -1; before !== network.asked.length; ) {
      before = network.asked.length;
      await page.waitForTimeout(SETTLED_MS);
    }
    return [...new Set(network.asked)];
  });
}

export interface CutCase {
  readonly scene: Scene;
  readonly file: string;
  readonly cut: Cut;
}

/** Returns the problem, or undefined. */
export async function tryCut(browser: Browser, { scene, file, cut }: CutCase): Promise<string | undefined> {
  return inWindow(browser, { scene, cut }, async (page, network) => {
    await scene.prepare?.(page);
    const reached = network.cutAt(file);
    const acted = Promise.resolve(scene.act(page)).catch(() => undefined);
    const isReached = await within(reached, REACHED_MS, NOT_REACHED).then(
      () => true,
      () => false,
    );
    // Fragments load when the page is idle: that may be before the act, or after the scene.
    if (!isReached) return NOT_REACHED;
    await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
    await acted;
    const sent = new ServerPage(page);
    await staysVisible(page, scene, sent);
    await network.restore();
    await recovers(page, scene);
    await sent.isKept();
    return undefined;
  }).catch((error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)));
}

/** Something is readable at every moment, and soon either the result or the reason why it is missing. */
async function staysVisible(page: Page, scene: Scene, sent: ServerPage): Promise<void> {
  const end = performance.now() + WORDS_MS;
  for (;;) {
    if (scene.isServerRendered) await sent.keep();
    const text = await wordsOf(page);
    if (text.trim().length < 40 && !(await isComing(page))) throw new Error('the page is blank');
    if ((await saysWhy(page)) || (await isReady(page, scene))) return;
    if (scene.isPiece && (await page.getByRole('heading', { level: 1 }).isVisible())) return;
    if (performance.now() > end) throw new Error(`says nothing: ${text.trim().replaceAll('\n', ' ').slice(0, 80)}`);
    await page.waitForTimeout(150);
  }
}

async function saysWhy(page: Page): Promise<boolean> {
  const saying = page.locator(SAYING).filter({ hasText: NO_NETWORK }).filter({ visible: true });
  return (await saying.count()) > 0;
}

/** The server's HTML may be the result before its scripts are there. */
async function isReady(page: Page, { result, isServerRendered }: Scene): Promise<boolean> {
  const found = result(page);
  if (!(await found.isVisible())) return false;
  return !isServerRendered || (await isAlive(found));
}

async function untilReady(page: Page, scene: Scene): Promise<void> {
  while (!(await isReady(page, scene))) await page.waitForTimeout(250);
}

/** A skeleton, which is invisible at first. After `WORDS_MS` the page must show text. */
async function isComing(page: Page): Promise<boolean> {
  if ((await page.locator('#main').count()) === 0) return true;
  return (await page.locator('main [aria-busy="true"]').count()) > 0;
}

const wordsOf = (page: Page) =>
  page
    .locator('body')
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text.
    .innerText({ timeout: 1000 })
    .catch(() => '');

async function recovers(page: Page, scene: Scene): Promise<void> {
  const end = performance.now() + RECOVERY_MS;
  while (!(await isReady(page, scene))) {
    if (performance.now() > end) {
      const text = await wordsOf(page);
      throw new Error(`did not recover: ${text.trim().replaceAll('\n', ' ').slice(0, 200)}`);
    }
    const retry = page.getByRole('button', { name: RETRY }).first();
    if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(250);
  }
  await within(untilTakenOver(page), RECOVERY_MS, 'the page was not hydrated');
  if ((await page.locator('html[data-first-document]').count()) === 0) throw new Error('the page was reloaded');
}

async function inWindow<T>(
  browser: Browser,
  { scene: { who }, cut }: Pick<CutCase, 'scene' | 'cut'>,
  use: (page: Page, network: CutNetwork) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    baseURL: siteUrl(),
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  const network = new CutNetwork(context, cut);
  try {
    await refuseCookies(context);
    await intendToUse(context);
    if (who !== 'visitor') await logIn(context, who);
    await network.watch();
    return await use(await context.newPage(), network);
  } finally {
    await network.leave();
    await context.close();
  }
}

function within<T>(promise: Promise<T>, milliseconds: number, words: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(words)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
