import type { BrandFile } from '../brand/brand-files.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { RELEASE_PATH } from '../release-files/serve-release-file.ts';
import { type Ask, type Handler, json, plainText, unlessHeld } from './answer.ts';

export interface Routed {
  readonly live: LiveReleases;
  readonly brand: ReadonlyMap<string, BrandFile>;
  readonly serveReleaseFile: Handler;
  readonly servePage: Handler;
  readonly serveReports: Handler;
  /** By path: everything else that has an address of its own. */
  readonly fixed: Readonly<Record<string, Handler>>;
}

/** Who answers to what: fixed addresses, then files, and a page for all the rest. */
export function createRoutes({ live, brand, serveReleaseFile, servePage, serveReports, fixed }: Routed): Handler {
  const addresses = new Map<string, Handler>([
    ['/healthz', () => (live.current() ? json({ status: 'ok' }) : json({ status: 'starting' }, 503))],
    ...Object.entries(fixed),
  ]);
  return (ask) => {
    if (ask.method === 'POST' && ask.path === '/_edge/reports') return serveReports(ask);
    if (ask.method !== 'GET' && ask.method !== 'HEAD')
      return plainText(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
    const serve = addresses.get(ask.path);
    if (serve) return serve(ask);
    const file = brand.get(ask.path);
    if (file) return unlessHeld(ask, file);
    if (RELEASE_PATH.test(ask.path)) return serveReleaseFile(ask);
    return isForPage(ask) ? servePage(ask) : plainText(404, 'No such file.');
  };
}

/** A missing picture or script gets no HTML; a person who follows a link does. */
function isForPage({ path, headers }: Ask): boolean {
  if (/^\/(?:remotes|_edge)\//.test(path)) return false;
  const isFileName = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFileName || String(headers.accept ?? '').includes('text/html');
}
