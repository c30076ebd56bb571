import type { BrowserContext, Page } from '@playwright/test';
import { refuseCookies } from '../../fixtures/consent.ts';
import { intendToUse } from '../../fixtures/intention.ts';

export interface PageState {
  readonly address: string;
  readonly facts: Readonly<Record<string, string>>;
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 900;

/** What a visitor sees of a page once nothing changes any more. On a busy machine that takes a while. */
export async function settledState(page: Page): Promise<PageState> {
  const end = Date.now() + PATIENCE_MS;
  let before = '';
  for (;;) {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(PAUSE_MS);
    const state = await stateOf(page);
    const now = JSON.stringify(state);
    if (Date.now() > end || (now === before && state.facts.waiting === '0')) return state;
    before = now;
  }
}

function stateOf(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    return {
      address: location.pathname + location.search,
      facts: {
        title: document.title,
        heading: seen('main h1')
          .map(({ textContent }) => textContent)
          .join(' | '),
        language: document.documentElement.lang,
        'current link': seen('nav [aria-current=page]')
          .map((link) => link.getAttribute('href'))
          .join(' '),
        waiting: String(seen('main [aria-busy=true], [data-waiting]').length),
      },
    };
  });
}

/** The state of a page that is opened by its address. Closes the window. */
export async function visit(context: BrowserContext, address: string): Promise<PageState> {
  await refuseCookies(context);
  await intendToUse(context);
  const page = await context.newPage();
  await page.goto(address);
  const state = await settledState(page);
  await context.close();
  return state;
}

export function differencesFrom(found: PageState, wanted: PageState): string[] {
  return Object.entries(wanted.facts)
    .filter(([name, value]) => found.facts[name] !== value)
    .map(([name, value]) => `${found.address}: ${name} is "${found.facts[name]}" instead of "${value}"`);
}
