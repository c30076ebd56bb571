import type { Route } from '@playwright/test';
import { focusFaults, widthFaults } from './faults.ts';
import { opened } from './opened.ts';
import { sentEmpty } from './sent-empty.ts';
import { drawn } from './settled.ts';
import type { Visit } from './visit.ts';

export interface State {
  readonly name: string;
  /** Console messages to ignore: the state causes them on purpose. */
  readonly allow?: RegExp;
  /** Brings the page into the state, and returns the faults. */
  readonly see: (visit: Visit) => Promise<string[]>;
}

const SMALLEST_WIDTH = 320;
const DESKTOP = 1280;

export const LOADED: State = { name: 'loaded', see: asLoaded };

/** Needs a browser of its own. */
export const LARGE_TEXT: State = { name: 'large-text', see: inLargeText };

export const STATES: readonly State[] = [
  LOADED,
  { name: 'keyboard', see: byKeyboard },
  { name: 'forced-colours', see: inForcedColours },
  { name: 'opened', see: opened },
  { name: 'sent-empty', see: sentEmpty },
  { name: 'failing', see: failing, allow: /\b503\b/ },
  { name: 'silent', see: silent },
  { name: 'emptied', see: emptied },
  { name: 'offline', see: offline, allow: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ },
];

async function asLoaded(visit: Visit): Promise<string[]> {
  await visit.load();
  // Where a guard leads to is a page with its own looks.
  if (visit.isElsewhere()) return visit.wayFaults();
  const faults = [...visit.wayFaults(), ...(await visit.faultsAtAllWidths())];
  await visit.resize(SMALLEST_WIDTH);
  const narrow = await widthFaults(visit.page);
  await visit.resize(DESKTOP);
  return [...faults, ...narrow.map((fault) => `${SMALLEST_WIDTH} px: ${fault}`)];
}

/** With a font size twice as large. A desktop has room for it. */
async function inLargeText(visit: Visit): Promise<string[]> {
  await visit.resize(DESKTOP);
  await visit.load();
  return visit.faults();
}

async function byKeyboard(visit: Visit): Promise<string[]> {
  await visit.stand();
  await visit.page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await focusFaults(visit.page);
  await visit.page.emulateMedia({ reducedMotion: null });
  return faults;
}

async function inForcedColours(visit: Visit): Promise<string[]> {
  await visit.stand();
  await visit.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await drawn(visit.page);
  const endless = await visit.page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length,
  );
  // The visitor chooses the colours, and axe does not know them.
  const faults = (await visit.faults()).filter((fault) => !fault.startsWith('color-contrast:'));
  await visit.page.emulateMedia({ forcedColors: null, reducedMotion: null });
  return endless > 0 ? [...faults, `moves for ever, ${endless} times`] : faults;
}

async function offline(visit: Visit): Promise<string[]> {
  const { page } = visit;
  await visit.stand();
  await page.context().setOffline(true);
  await drawn(page);
  const faults = await visit.faultsAtAllWidths();
  await page.context().setOffline(false);
  await page.waitForFunction(() =>
    fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return faults;
}

/** Calls of the page, not of the session: the visitor stays logged in. */
const isOfPage = ({ pathname }: URL) => pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/');

async function meanwhile(visit: Visit, answer: (route: Route) => Promise<void>, see: () => Promise<string[]>) {
  await visit.page.route(isOfPage, answer);
  await visit.walkHere();
  const faults = await see();
  await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
  return faults;
}

function failing(visit: Visit): Promise<string[]> {
  const fail = (route: Route) => route.fulfill({ status: 503, body: '' });
  return meanwhile(visit, fail, async () => {
    await visit.arrive();
    return visit.faultsAtAllWidths();
  });
}

function silent(visit: Visit): Promise<string[]> {
  return meanwhile(
    visit,
    () => new Promise(() => undefined),
    async () => {
      await visit.page.locator('h1:not([data-left]), main [aria-busy="true"]').first().waitFor();
      await drawn(visit.page);
      // A loading page has no title yet, so missing headings are ignored.
      return (await visit.faultsAtAllWidths()).filter((fault) => !/heading/.test(fault));
    },
  );
}

function emptied(visit: Visit): Promise<string[]> {
  const empty = async (route: Route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    return isJson ? route.fulfill({ response, json: withoutRows(await response.json()) }) : route.fulfill({ response });
  };
  return meanwhile(visit, empty, async () => {
    await visit.arrive();
    return visit.faultsAtAllWidths();
  });
}

/** Empties a list, or a page of one. Any other answer stays the same. */
function withoutRows(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== 'object' || answer === null) return answer;
  const isPage = Object.keys(answer).some((key) => ['data', 'items', 'rows'].includes(key));
  if (!isPage) return answer;
  const emptyValue = (value: unknown) => {
    if (Array.isArray(value)) return [];
    return typeof value === 'number' ? 0 : value;
  };
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, emptyValue(value)]));
}
