import { type Locale, localizePath, type RouteAccess, type Session, safeRedirect } from '@aimante/contract';
import { localize } from '../platform/navigation.ts';

interface Guarded {
  readonly access: RouteAccess;
  readonly session: Session | null;
  readonly locale: Locale;
  /** Path and query of the page, for the return after the login. */
  readonly address: string;
}

/** The redirect for this visitor. Undefined where the page is open. */
export function guard({ access, session, locale, address }: Guarded): string | undefined {
  const needsLogin = access === 'login' || access === 'admin';
  if (needsLogin && !session) return localizePath(`/auth/login?redirect=${encodeURIComponent(address)}`, locale);
  if (access !== 'visitor-only' || !session) return undefined;
  return localize(wantedAt(address) ?? '/orders', locale);
}

/** The page that the login was to lead to. After a login in another tab, the visitor goes there, too. */
function wantedAt(address: string): string | undefined {
  const [, query] = address.split('?', 2);
  return safeRedirect(new URLSearchParams(query).get('redirect'));
}
