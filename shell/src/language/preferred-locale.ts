import { isLocale, type Locale } from '@aimante/contract';

export const LOCALE_KEY = 'user-locale';

export interface LocaleHints {
  /** What the visitor chose before. */
  readonly stored: string | null;
  readonly languages: readonly string[];
  readonly userAgent: string;
}

const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse/i;

/**
 * The language to show at an address of the site's default language, or nothing where the address decides: the choice
 * made before, else on a first visit the browser's. A crawler reads the address that it asked for.
 */
export function preferredLocale({ stored, languages, userAgent }: LocaleHints): Locale | undefined {
  if (isLocale(stored)) return stored;
  if (CRAWLER.test(userAgent)) return undefined;
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
}
