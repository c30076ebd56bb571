import { splitLocale } from '../locale/locale.ts';

const MAX_LENGTH = 2000;
const NOWHERE = 'https://site.invalid';

/**
 * Where `redirect` leads on this site; undefined for anything else. It is resolved as a browser would, so that what is
 * written to look like a path and is read as an address has no way through.
 */
export function safeRedirect(value: string | null): string | undefined {
  if (!value || value.length > MAX_LENGTH || !/^\/(?!\/)/.test(value) || /[\\\s\p{C}<>]/u.test(value)) return undefined;
  const url = new URL(value, NOWHERE);
  if (url.origin !== NOWHERE || url.pathname.startsWith('//')) return undefined;
  if (/%(2f|5c|0[0-9a-f])/i.test(url.pathname)) return undefined;
  if (splitLocale(url.pathname).path.startsWith('/auth/')) return undefined;
  return url.pathname + url.search + url.hash;
}
