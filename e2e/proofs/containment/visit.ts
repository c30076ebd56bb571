import type { BrowserContext, Page } from '@playwright/test';
import { untilTakenOver } from '../../pages/taken-over.ts';
import { listenToReports, type Reports } from './reports.ts';

export interface Seen {
  /** What the visitor sees at the address with the fault. */
  readonly page: string;
  /** A link of the header leads to a page of another remote, in the same tab. */
  readonly isUsable: boolean;
  /** After a broken page: the time until the cart is there, by its address in a new tab. */
  readonly recoveredMs?: number;
  /** And what the same address shows there. */
  readonly afterwards?: string;
  /** The failures that were reported to the edge. */
  readonly reports?: Reports;
}

const LOOK_MS = 9000;
const LINK_MS = 8000;
const ANSWER_MS = 3000;
/** The watcher needs five seconds of silence, and a busy machine some more. */
const REPORT_MS = 20_000;
const NOTHING = 'nothing';

interface Visit {
  readonly remote: string;
  readonly path: string;
  readonly version: string;
  readonly presses: boolean;
}

/** Reaches the address from the cart, in an open tab, looks at it, and goes on by a link of the header. */
export async function visitFault(context: BrowserContext, visit: Visit): Promise<Seen> {
  const tab = await context.newPage();
  tab.on('dialog', (dialog) => void dialog.dismiss());
  await tab.goto('/cart', { waitUntil: 'domcontentloaded' });
  await untilTakenOver(tab);
  await tab.locator('main [data-remote="mf-cart-checkout"] h1').first().waitFor();
  const reports = listenToReports(context, visit);
  await inTime(
    tab.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, visit.path),
    ANSWER_MS,
  );
  let page = await lookAt(tab, visit);
  if (visit.presses && page === 'this release') {
    await inTime(tab.getByRole('button', { name: 'Press' }).click({ timeout: ANSWER_MS }), ANSWER_MS);
    await new Promise((resolve) => setTimeout(resolve, 500));
    page = await lookAt(tab, visit);
  }
  const isUsable = await goesOn(tab);
  if (isUsable) return { page, isUsable, reports };
  if (page === 'a frozen tab') await reports.untilFirst(REPORT_MS);
  return { page, isUsable, reports, ...(await comeBack(context, visit)) };
}

async function goesOn(tab: Page): Promise<boolean> {
  const link = tab
    .getByRole('banner')
    .getByRole('link', { name: /^Panier/ })
    .first();
  const cart = tab.locator('main [data-remote="mf-cart-checkout"]:not([hidden]) h1').first();
  const going = (async () => {
    await link.click({ timeout: LINK_MS });
    await cart.waitFor({ timeout: LINK_MS });
    return new URL(tab.url()).pathname === '/cart';
  })();
  return (await inTime(going, 2 * LINK_MS)) ?? false;
}

async function comeBack(context: BrowserContext, visit: Visit): Promise<Pick<Seen, 'recoveredMs' | 'afterwards'>> {
  const next = await context.newPage();
  const start = performance.now();
  await next.goto('/cart', { waitUntil: 'domcontentloaded' });
  await next.locator('main [data-remote="mf-cart-checkout"] h1').first().waitFor();
  const recoveredMs = Math.round(performance.now() - start);
  await inTime(next.goto(visit.path, { waitUntil: 'domcontentloaded' }), LOOK_MS);
  return { recoveredMs, afterwards: await lookAt(next, visit) };
}

/** The last of what is seen, once it has not changed for a while. */
async function lookAt(tab: Page, { remote, version }: Visit): Promise<string> {
  const end = performance.now() + LOOK_MS;
  let seen = NOTHING;
  while (performance.now() < end && (seen === NOTHING || seen === 'waiting')) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const look = tab.evaluate(
      (given) => {
        const main = document.querySelector('main');
        const box = main?.querySelector<HTMLElement>(`[data-remote="${given.remote}"]:not([hidden])`);
        if (main?.querySelector('[role=alert]')) return 'a panel';
        if (box?.textContent.trim())
          return box.dataset.version === given.version ? 'this release' : 'the version before';
        return main?.textContent.trim() ? 'waiting' : 'nothing';
      },
      { remote, version },
    );
    seen = (await inTime(look, ANSWER_MS)) ?? 'a frozen tab';
  }
  return seen;
}

async function inTime<T>(answer: Promise<T>, most: number): Promise<T | undefined> {
  return Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), most).unref();
    }),
  ]);
}
