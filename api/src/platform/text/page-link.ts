import type { Locale } from './refusal.ts';

/** The address of a page of the shop. A token stands behind `#`, where no server on the way logs it. */
export const sitePage = (siteUrl: string, locale: Locale, { path, token }: { path: string; token?: string }): string =>
  `${siteUrl}${locale === 'en' ? '/en' : ''}${path}${token === undefined ? '' : `#token=${token}`}`;
