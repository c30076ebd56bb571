import type { Locale } from './refusal.ts';

/** Address of a page of the shop. The token comes after `#`, so that no server logs it. */
export const sitePage = (siteUrl: string, locale: Locale, { path, token }: { path: string; token?: string }): string =>
  `${siteUrl}${locale === 'en' ? '/en' : ''}${path}${token === undefined ? '' : `#token=${token}`}`;
