import {
  betterLocale,
  type LocaleHints,
  localizePath,
  type RouteAccess,
  type Session,
  splitLocale,
} from '@aimante/contract';
import { guard } from '../routing/guard.ts';

export interface Arrival extends LocaleHints {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The access rule of the route. Undefined where no page matches, or while the shop is closed. */
  readonly access: RouteAccess | undefined;
  readonly session: Session | null;
}

/**
 * The address that this visitor should see instead of the requested one. It corrects the language, where a cache or a
 * server without the visitor's hints answered in another, and applies the guards.
 */
export function ownAddress({ pathname, search, hash, access, session, ...hints }: Arrival): string | undefined {
  const { locale, path } = splitLocale(pathname);
  const better = betterLocale(locale, hints);
  const address = (better ? localizePath(path, better) : pathname) + search;
  const redirect = access && guard({ access, session, locale: better ?? locale, address });
  return redirect ?? (better && address + hash);
}
