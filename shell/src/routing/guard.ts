import { type Locale, localizePath, type RouteAccess, type Session } from '@aimante/contract';

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
  return access === 'visitor-only' && session ? localizePath('/orders', locale) : undefined;
}
