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
  /** Who may see the page; unknown where no page answers, or the shop is closed. */
  readonly access: RouteAccess | undefined;
  readonly session: Session | null;
}

/**
 * The address that this visitor belongs at rather than the one that he asked for: in his language, where a cache or a
 * server that did not know answered in another, and past the guards.
 */
export function ownAddress({ pathname, search, hash, access, session, ...hints }: Arrival): string | undefined {
  const { locale, path } = splitLocale(pathname);
  const better = betterLocale(locale, hints);
  const address = (better ? localizePath(path, better) : pathname) + search;
  const led = access && guard({ access, session, locale: better ?? locale, address });
  return led ?? (better && address + hash);
}
