import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

export const LOCALE_KEY = 'user-locale';
const A_YEAR = 31_536_000;

export interface LocaleHints {
  /** The visitor's earlier choice. */
  readonly stored: string | null | undefined;
  /** The browser's languages, most preferred first. */
  readonly languages: readonly string[];
  readonly userAgent: string;
}

const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse/i;

/**
 * The preferred language: the visitor's earlier choice, else the browser's. Undefined for a crawler, which gets the
 * language of the URL.
 */
function preferredLocale({ stored, languages, userAgent }: LocaleHints): Locale | undefined {
  if (isLocale(stored)) return stored;
  if (CRAWLER.test(userAgent)) return undefined;
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
}

/**
 * The language to switch to, if any. A visitor without an earlier choice is never switched away from an English URL.
 */
export function betterLocale(current: Locale, hints: LocaleHints): Locale | undefined {
  const canChange = current === DEFAULT_LOCALE || isLocale(hints.stored);
  const preferred = preferredLocale(hints);
  return canChange && preferred !== current ? preferred : undefined;
}

/** In localStorage for the page, and in a cookie for the server, which then answers in that language at once. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Storage is refused or full: the cookie has the choice too.
  }
  const isSecure = location.protocol === 'https:';
  const pair = `${isSecure ? '__Host-' : ''}${LOCALE_KEY}=${locale}`;
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API.
  document.cookie = `${pair}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
