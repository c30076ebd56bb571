import { matchRoute, type ReleaseSet } from '@aimante/contract';
import type { PageRelease } from './preloads.ts';

/** The remote and the route that answer to a path, among all that the set knows. */
export function findPage(set: ReleaseSet, path: string): PageRelease | undefined {
  const pages = set.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route, path: route.path })));
  const page = matchRoute(pages, path)?.route;
  return page && { remote: page.remote, route: page.route };
}
