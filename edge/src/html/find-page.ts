import { areSafeParams, matchRoute, type ReleaseSet, type RemoteDescriptor, type RemoteRoute } from '@aimante/contract';

export interface PageRelease {
  readonly remote: RemoteDescriptor;
  readonly route: RemoteRoute;
}

export interface FoundPage extends PageRelease {
  readonly params: Readonly<Record<string, string>>;
}

export function findPage(set: ReleaseSet, path: string): FoundPage | undefined {
  const pages = set.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route, path: route.path })));
  const match = matchRoute(pages, path);
  if (!match || !areSafeParams(match.params)) return undefined;
  const { remote, route } = match.route;
  return { remote, route, params: match.params };
}

/** Whether its server entry renders the page. In the browser, scripts then only hydrate it. */
export function hasServerHtml({ remote, route }: PageRelease): boolean {
  return remote.server !== undefined && route.access === 'public' && !route.isForBrowser;
}
