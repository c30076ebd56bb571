import { splitLocale } from '../locale/locale.ts';

const MAX_LENGTH = 2000;
const BASE = 'https://site.invalid';

/**
 * The target of `redirect` on this site, or undefined when it leads elsewhere. It is resolved as a browser does, so
 * that a text that looks like a path and resolves to another origin is refused.
 */
export function safeRedirect(value: string | null): string | undefined {
  if (!value || value.length > MAX_LENGTH || !/^\/(?!\/)/.test(value) || /[\\\s\p{C}<>]/u.test(value)) return undefined;
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  if (/%(2f|5c|0[0-9a-f])/i.test(url.pathname)) return undefined;
  if (splitLocale(url.pathname).path.startsWith('/auth/')) return undefined;
  return url.pathname + url.search + url.hash;
}
