import type { StoppedRemote } from '../release-set/release-set.ts';
import { matchRoute } from './match-route.ts';

/** Why there is no page at this path: its remote was killed or retired. Undefined where no remote ever had a page. */
export function stoppedAt(stopped: readonly StoppedRemote[], path: string): StoppedRemote['kind'] | undefined {
  const pages = stopped.flatMap(({ kind, paths }) => paths.map((page) => ({ path: page, kind })));
  return matchRoute(pages, path)?.route.kind;
}
