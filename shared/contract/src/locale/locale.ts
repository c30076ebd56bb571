export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'fr';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** French has no prefix, English has `/en`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/en(\/.*)?$/.exec(pathname);
  return match ? { locale: 'en', path: match[1] ?? '/' } : { locale: DEFAULT_LOCALE, path: pathname };
}

export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path.replace(/^\/(?=[#?]|$)/, '')}`;
}
