import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

export const LOCALE_KEY = 'user-locale';
const A_YEAR = 31_536_000;

export interface LocaleHints {
  /** What the visitor chose before. */
  readonly stored: string | null | undefined;
  /** Of his browser, the dearest first. */
  readonly languages: readonly string[];
  readonly userAgent: string;
}

const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse/i;

/**
 * The language to show at an address of the site's default language, or nothing where the address decides: the choice
 * made before, else on a first visit the browser's. A crawler reads the address that it asked for.
 */
function preferredLocale({ stored, languages, userAgent }: LocaleHints): Locale | undefined {
  if (isLocale(stored)) return stored;
  if (CRAWLER.test(userAgent)) return undefined;
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
}

/** Where an address in another language than the visitor's should give way. Who asks for English by address gets it. */
export function betterLocale(current: Locale, hints: LocaleHints): Locale | undefined {
  const mayGiveWay = current === DEFAULT_LOCALE || isLocale(hints.stored);
  const preferred = preferredLocale(hints);
  return mayGiveWay && preferred !== current ? preferred : undefined;
}

/** In storage for the page, in a cookie for the server, which answers in that language at once. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Refused, or full: the cookie says it too.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
}
