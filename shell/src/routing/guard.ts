import { type Locale, localizePath, type RouteAccess, type Session, safeRedirect } from '@aimante/contract';
import { localize } from '../platform/navigation.ts';

interface Guarded {
  readonly access: RouteAccess;
  readonly session: Session | null;
  readonly locale: Locale;
  /** Path and query of the page, to come back to after the login. */
  readonly address: string;
}

/** Where this visitor is led instead of the page; nothing where it is open to him. */
export function guard({ access, session, locale, address }: Guarded): string | undefined {
  const needsLogin = access === 'login' || access === 'admin';
  if (needsLogin && !session) return localizePath(`/auth/login?redirect=${encodeURIComponent(address)}`, locale);
  if (access !== 'visitor-only' || !session) return undefined;
  return localize(wantedAt(address) ?? '/orders', locale);
}

/** Where a login was to lead on to: whoever logged in elsewhere meanwhile wants to go there, too. */
function wantedAt(address: string): string | undefined {
  const [, query] = address.split('?', 2);
  return safeRedirect(new URLSearchParams(query).get('redirect'));
}
