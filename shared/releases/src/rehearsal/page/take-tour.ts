import { setTimeout as wait } from 'node:timers/promises';
import { localizePath, type RemoteDescriptor, releaseBase } from '@aimante/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Place, Role, Tour } from '../plan-visits.ts';
import type { Candidate, Finding } from '../rehearsal.ts';
import { type Observer, observerScript } from './observer/observe.ts';
import { serveCandidate } from './serve-candidate.ts';

export interface TourResult {
  readonly findings: readonly Finding[];
  readonly opened: number;
  /** The slots of pages in which the candidate's fragment was seen. */
  readonly slots: ReadonlySet<string>;
}

/** No page of the shop has this address: the shell shows its own page, without a remote. */
const AWAY = '/rehearsal';
const SHOWN_MS = 10_000;
const SLOT_MS = 2500;
/** Effects, the unmount of a page, and its last animation. */
const SETTLE_MS = 3000;
const PAUSE_MS = 100;
const FROZEN = 'it freezes the tab';
const HOUR_S = 3600;

/** Opens the places one after the other in one tab, as a visitor does, and leaves each of them again. */
export async function takeTour(browser: Browser, tour: Tour, candidate: Candidate): Promise<TourResult> {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const context = await openContext(browser, tour, candidate);
  await serveCandidate(context, { candidate, gate, withoutApi: tour.role !== 'none' });
  const tab = new Tab(await context.newPage(), tour, candidate.descriptor);
  try {
    await tab.open(openGate);
    for (const place of tour.places) await tab.visit(place);
  } catch (error) {
    tab.find(error instanceof Error && error.message === FROZEN ? FROZEN : `it breaks the page: ${textOf(error)}`);
  } finally {
    openGate();
    await context.close();
  }
  return tab;
}

async function openContext(browser: Browser, tour: Tour, { siteUrl, live, descriptor }: Candidate) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: tour.locale === 'fr' ? 'fr-FR' : 'en-GB',
    serviceWorkers: 'block',
  });
  const containers = [...(live?.remotes ?? []), descriptor].map(({ container }) => container);
  const observed = {
    name: descriptor.name,
    base: releaseBase(descriptor.name, descriptor.version),
    allowed: containers,
  };
  await context.addInitScript(observerScript(observed));
  await signIn(context, tour.role);
  return context;
}

/** A session for the interface only. No server accepts it, so the pages show what they show during an outage. */
async function signIn(context: BrowserContext, role: Role): Promise<void> {
  if (role === 'none') return;
  const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + HOUR_S })).toString('base64url');
  await context.addInitScript(
    (session) => {
      localStorage.setItem('user-role', session.role);
      localStorage.setItem('user-token', session.token);
    },
    { role, token: `rehearsal.${claims}.none` },
  );
}

class Tab implements TourResult {
  readonly findings: Finding[] = [];
  readonly slots = new Set<string>();
  opened = 0;
  readonly #page: Page;
  readonly #tour: Tour;
  readonly #box: string;
  #path = AWAY;

  constructor(page: Page, tour: Tour, { name, version }: RemoteDescriptor) {
    this.#page = page;
    this.#tour = tour;
    this.#box = `[data-remote="${name}"][data-version="${version}"]:not([hidden])`;
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && text.startsWith(`[remote] ${name} ${version} `))
        this.find(`it fails: ${text.slice(text.indexOf(': ') + 2).split('\n')[0] ?? ''}`);
    });
    page.on('pageerror', (error) => {
      if (error.stack?.includes(releaseBase(name, version))) this.find(`it throws: ${error.message}`);
    });
  }

  find(what: string): void {
    const { locale } = this.#tour;
    const page = localizePath(this.#path, locale);
    if (!this.findings.some((one) => one.page === page && one.what === what))
      this.findings.push({ page, locale, what });
  }

  /** The page before the candidate is the baseline, then the one with its fragments in the layout. */
  async open(openGate: () => void): Promise<void> {
    const page = this.#page;
    await page.goto(localizePath(AWAY, this.#tour.locale), { waitUntil: 'domcontentloaded' });
    await page.locator('html[data-started] main h1').first().waitFor({ timeout: SHOWN_MS });
    await wait(SETTLE_MS / 3);
    await this.#ask('begin');
    openGate();
    await this.#comeNearPieces();
    const { layoutFragments } = this.#tour;
    const isShown = await this.#until(async () => (await page.locator(this.#box).count()) >= layoutFragments, SHOWN_MS);
    if (!isShown) this.find(`only ${await page.locator(this.#box).count()} of ${layoutFragments} fragments appear`);
    for (const what of await this.#ask('changes')) this.find(what);
    await this.#ask('settle');
  }

  /** A piece of the header loads when a visitor comes near it. */
  async #comeNearPieces(): Promise<void> {
    const come = (pieces: Element[]) => {
      for (const piece of pieces) piece.dispatchEvent(new FocusEvent('focusin'));
    };
    await this.#page.locator('[data-piece]').evaluateAll(come);
  }

  async visit({ path, slots }: Place): Promise<void> {
    const wanted = slots?.filter((slot) => !this.slots.has(slot));
    if (wanted?.length === 0) return;
    this.#path = path;
    await this.#go(path);
    const shown = wanted ? await this.#shownSlots(wanted) : Number(await this.#pageIsShown());
    this.opened += shown;
    if (wanted && shown === 0) return;
    for (const what of await this.#ask('changes')) this.find(what);
    await this.#go(AWAY);
    await this.#until(async () => (await this.#ask('leftovers')).length === 0, SETTLE_MS);
    for (const what of await this.#ask('leftovers')) this.find(what);
    for (const what of await this.#ask('refused')) this.find(`it asks elsewhere: ${what}`);
  }

  async #pageIsShown(): Promise<boolean> {
    const shown = this.#page.locator(`main ${this.#box}`).filter({ hasText: /\S/ });
    const isShown = await this.#until(async () => (await shown.count()) > 0, SHOWN_MS);
    if (!isShown) this.find(`it does not render within ${SHOWN_MS / 1000} seconds`);
    return isShown;
  }

  /** Of these slots, those in which the candidate's fragment appears. */
  async #shownSlots(wanted: readonly string[]): Promise<number> {
    const any = wanted.map((slot) => `[data-slot="${slot}"]`).join();
    const boxes = this.#page.locator('main [data-remote]:not([hidden])').filter({ hasText: /\S/ });
    await this.#until(async () => (await boxes.count()) > 0, SHOWN_MS);
    const loading = this.#page.locator('main [aria-busy=true]');
    await this.#until(async () => (await loading.count()) === 0, SHOWN_MS);
    await this.#until(async () => (await this.#page.locator(any).count()) > 0, SLOT_MS);
    let count = 0;
    for (const slot of wanted) {
      const place = this.#page.locator(`[data-slot="${slot}"]`);
      if ((await place.count()) === 0) continue;
      this.slots.add(slot);
      const shown = place.locator(this.#box);
      if (await this.#until(async () => (await shown.count()) > 0, SHOWN_MS)) count += 1;
      else this.find(`its fragment in the slot ${slot} does not appear`);
    }
    return count;
  }

  /** Within the page, as a link does. */
  async #go(path: string): Promise<void> {
    await inTime(
      this.#page.evaluate(
        (address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        },
        localizePath(path, this.#tour.locale),
      ),
    );
    if (path === AWAY)
      await this.#until(async () => (await this.#page.locator(`main ${this.#box}`).count()) === 0, SETTLE_MS);
  }

  async #ask(question: keyof Observer): Promise<string[]> {
    const ask = (name: keyof Observer) => (Reflect.get(window, '__rehearsal') as Observer)[name]();
    return inTime(this.#page.evaluate(ask, question));
  }

  async #until(isTrue: () => Promise<boolean>, most: number): Promise<boolean> {
    const end = performance.now() + most;
    for (;;) {
      if (await inTime(isTrue())) return true;
      if (performance.now() > end) return false;
      await wait(PAUSE_MS);
    }
  }
}

/** A page in an endless loop answers no question. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = wait(SHOWN_MS, undefined, { signal: end.signal }).then(() => {
    throw new Error(FROZEN);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    end.abort();
  }
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
