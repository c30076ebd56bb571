import { betterLocale, LOCALE_KEY, localizePath, splitLocale } from '@aimante/contract';
import { type Answer, type EdgeRequest, redirect } from '../http/answer.ts';
import { readCookie } from '../http/read-cookie.ts';
import { weighedParts } from '../http/weighed-parts.ts';

/**
 * Redirects to the visitor's own language, where the visitor comes from outside and the address has another language.
 */
export function toOwnLanguage({ path: pathname, search, headers }: EdgeRequest): Answer | undefined {
  if (isFromWithin(headers)) return undefined;
  const { locale, path } = splitLocale(pathname);
  const better = betterLocale(locale, {
    stored: readCookie(headers.cookie, LOCALE_KEY),
    languages: acceptedLanguages(headers['accept-language']),
    userAgent: headers['user-agent'] ?? '',
  });
  const isOnThisSite = !/^\/[/\\]/.test(path);
  return better && isOnThisSite ? redirect(localizePath(path, better) + search) : undefined;
}

/**
 * A visitor that follows a link of ours has seen the language switch. Without scripts, that link is the only way to
 * choose.
 */
function isFromWithin({ 'sec-fetch-site': site, referer, host }: EdgeRequest['headers']): boolean {
  if (site !== undefined) return site === 'same-origin';
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}

function acceptedLanguages(header: string | undefined): string[] {
  return weighedParts(header)
    .filter(([, weight]) => weight > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([language]) => language);
}
