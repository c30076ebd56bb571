import {
  areSafeParams,
  type BrowserRemote,
  isClosedForWorks,
  localizePath,
  matchRoute,
  type RemoteRoute,
  type RouteLayout,
  type Session,
  type StoppedRemote,
  splitLocale,
  stoppedAt,
} from '@aimante/contract';
import { guard } from './guard.ts';

export interface PageTarget {
  readonly remote: BrowserRemote;
  readonly route: RemoteRoute;
  readonly params: Readonly<Record<string, string>>;
}

export type Decision =
  | { readonly kind: 'page'; readonly target: PageTarget }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' }
  /** The remote of the page has no live release. */
  | { readonly kind: 'stopped'; readonly why: StoppedRemote['kind'] }
  | { readonly kind: 'maintenance' };

export interface GuardInput {
  readonly pathname: string;
  readonly search: string;
  readonly remotes: readonly BrowserRemote[];
  readonly stopped?: readonly StoppedRemote[];
  /** Undefined where it is not known yet, as on the server. Then no guard applies. */
  readonly session: Session | null | undefined;
  /** The shop is closed for maintenance. An administrator still reaches the back office and the login. */
  readonly isClosed?: boolean;
}

/** Decides what this visitor sees at an address. It guards the interface only: the server checks access itself. */
export function decide({ pathname, search, remotes, stopped = [], session, isClosed = false }: GuardInput): Decision {
  const { locale, path } = splitLocale(pathname);
  if (path === '/maintenance') return { kind: 'redirect', to: localizePath('/', locale) };
  if (isClosed && isClosedForWorks(path)) return { kind: 'maintenance' };

  const match = matchRoute(routesOf(remotes), path);
  const why = match ? undefined : stoppedAt(stopped, path);
  if (why) return { kind: 'stopped', why };
  if (!match || !areSafeParams(match.params)) return { kind: 'not-found' };
  const { remote, route } = match.route;
  const page: Decision = { kind: 'page', target: { remote, route, params: match.params } };
  if (session === undefined) return page;
  const to = guard({ access: route.access, session, locale, address: pathname + search });
  if (to) return { kind: 'redirect', to };
  return route.access === 'admin' && session?.role !== 'admin' ? { kind: 'not-found' } : page;
}

/** The decision depends on the visitor. Where it does not, a page is not rendered again once the session is known. */
export function isGuarded(decision: Decision): boolean {
  return decision.kind === 'page' && decision.target.route.access !== 'public';
}

export function layoutOf(decision: Decision): RouteLayout {
  if (decision.kind === 'page') return decision.target.route.layout;
  return decision.kind === 'maintenance' ? 'bare' : 'site';
}

function routesOf(remotes: readonly BrowserRemote[]) {
  return remotes.flatMap((remote) => remote.routes.map((route) => ({ path: route.path, remote, route })));
}
