import type { Locale } from '@aimante/contract';
import type { Browser, BrowserContext } from '@playwright/test';
import { logIn } from '../../fixtures/accounts.ts';
import { siteUrl } from '../../fixtures/addresses.ts';
import { refuseCookies } from '../../fixtures/consent.ts';
import { intendToUse } from '../../fixtures/intention.ts';
import { collectErrors } from '../../fixtures/page-errors.ts';

export const WITHOUT_SESSION = 'visitor';
export const SESSIONS = [WITHOUT_SESSION, 'customer', 'admin'] as const;
export type Who = (typeof SESSIONS)[number];

export interface OpenContext {
  readonly context: BrowserContext;
  readonly errors: string[];
}

/** A visitor that has answered the cookie banner. */
export async function openContext(browser: Browser, language: Locale): Promise<OpenContext> {
  const context = await browser.newContext({ baseURL: siteUrl(), locale: language === 'fr' ? 'fr-FR' : 'en-GB' });
  const errors: string[] = [];
  collectErrors(context, (error) => errors.push(error));
  await refuseCookies(context);
  await context.addInitScript(changeAtOnce);
  await intendToUse(context);
  return { context, errors };
}

/** Turns off transitions, so that a toast is never half visible in a check. */
function changeAtOnce(): void {
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(atOnce);
}

/** After this time a session is replaced: an expired token would cause one 401 before its renewal. */
const TOKEN_LASTS_MS = 8 * 60_000;

interface Taken {
  readonly opened: Promise<OpenContext>;
  readonly since: number;
}

export class Sessions {
  readonly #browser: Browser;
  readonly #open = new Map<string, Taken>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async of(who: Who, language: Locale): Promise<OpenContext> {
    const key = `${who} ${language}`;
    const open = this.#open.get(key);
    if (open && performance.now() - open.since < TOKEN_LASTS_MS) return open.opened;
    const taken = { opened: this.#enter(who, language), since: performance.now() };
    this.#open.set(key, taken);
    await (await open?.opened)?.context.close();
    return taken.opened;
  }

  async close(): Promise<void> {
    for (const { opened } of this.#open.values()) await (await opened).context.close();
  }

  async #enter(who: Who, language: Locale): Promise<OpenContext> {
    const opened = await openContext(this.#browser, language);
    if (who !== WITHOUT_SESSION) await logIn(opened.context, who);
    return opened;
  }
}
