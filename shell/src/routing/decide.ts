import {
  areSafeParams,
  type BrowserRemote,
  localizePath,
  matchRoute,
  type RemoteRoute,
  type RouteLayout,
  type Session,
  splitLocale,
} from '@aimante/contract';

export interface PageTarget {
  readonly remote: BrowserRemote;
  readonly route: RemoteRoute;
  readonly params: Readonly<Record<string, string>>;
}

export type Decision =
  | { readonly kind: 'page'; readonly target: PageTarget }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

export interface GuardInput {
  readonly pathname: string;
  readonly search: string;
  readonly remotes: readonly BrowserRemote[];
  /** Undefined: not known yet, as on the server. Then no guard speaks. */
  readonly session: Session | null | undefined;
}

/** Where an address leads this visitor. It guards the interface only: the server checks for itself. */
export function decide({ pathname, search, remotes, session }: GuardInput): Decision {
  const { locale, path } = splitLocale(pathname);
  const redirect = (to: string): Decision => ({ kind: 'redirect', to: localizePath(to, locale) });
  if (path === '/maintenance') return redirect('/');

  const match = matchRoute(routesOf(remotes), path);
  if (!match || !areSafeParams(match.params)) return { kind: 'not-found' };
  const { remote, route } = match.route;
  const page: Decision = { kind: 'page', target: { remote, route, params: match.params } };
  if (session === undefined) return page;
  const needsLogin = route.access === 'login' || route.access === 'admin';
  if (needsLogin && !session) return redirect(`/auth/login?redirect=${encodeURIComponent(pathname + search)}`);
  if (route.access === 'admin' && session?.role !== 'admin') return { kind: 'not-found' };
  if (route.access === 'visitor-only' && session) return redirect('/orders');
  return page;
}

export function layoutOf(decision: Decision): RouteLayout {
  return decision.kind === 'page' ? decision.target.route.layout : 'site';
}

function routesOf(remotes: readonly BrowserRemote[]) {
  return remotes.flatMap((remote) => remote.routes.map((route) => ({ path: route.path, remote, route })));
}
