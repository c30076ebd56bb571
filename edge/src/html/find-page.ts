import { areSafeParams, matchRoute, type ReleaseSet, type RemoteDescriptor, type RemoteRoute } from '@aimante/contract';

export interface PageRelease {
  readonly remote: RemoteDescriptor;
  readonly route: RemoteRoute;
}

export interface FoundPage extends PageRelease {
  readonly params: Readonly<Record<string, string>>;
}

/** The remote and the route that answer to a path, among all that the set knows. */
export function findPage(set: ReleaseSet, path: string): FoundPage | undefined {
  const pages = set.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route, path: route.path })));
  const match = matchRoute(pages, path);
  if (!match || !areSafeParams(match.params)) return undefined;
  const { remote, route } = match.route;
  return { remote, route, params: match.params };
}

/** Its server entry renders it: in the browser, scripts only take over what is there. */
export function comesAsHtml({ remote, route }: PageRelease): boolean {
  return remote.server !== undefined && route.access === 'public';
}
