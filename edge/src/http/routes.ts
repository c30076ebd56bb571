import type { BrandFile } from '../brand/brand-files.ts';
import type { PageServer } from '../html/serve-page.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { registry } from '../registry/registry.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { RELEASE_PATH, serveReleaseFile } from '../release-files/serve-release-file.ts';
import { type Answer, type Ask, type Handler, json, plainText, unlessHeld } from './answer.ts';

export interface Routed {
  readonly live: LiveReleases;
  readonly files: ReleaseFiles;
  readonly brand: ReadonlyMap<string, BrandFile>;
  readonly metrics: Metrics;
  readonly servePage: PageServer;
}

/** Who answers to what: fixed addresses, then files, and a page for all the rest. */
export function createRoutes({ live, files, brand, metrics, servePage }: Routed): Handler {
  const fixed = new Map<string, Handler>([
    ['/healthz', () => (live.current() ? json({ status: 'ok' }) : json({ status: 'starting' }, 503))],
    ['/registry.json', () => showRegistry(live)],
    ['/metrics', () => ({ ...plainText(200, metrics.text(live.current())), kind: 'status' })],
  ]);
  return (ask) => {
    if (ask.method !== 'GET' && ask.method !== 'HEAD')
      return plainText(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
    const answer = fixed.get(ask.path);
    if (answer) return answer(ask);
    const file = brand.get(ask.path);
    if (file) return unlessHeld(ask, file);
    if (RELEASE_PATH.test(ask.path)) return serveReleaseFile(ask, { files, live });
    return isForPage(ask) ? servePage(ask, live.current()?.stable) : plainText(404, 'No such file.');
  };
}

function showRegistry(live: LiveReleases): Answer {
  const current = live.current();
  return current ? json(registry(current)) : json({ status: 'starting' }, 503);
}

/** A missing picture or script gets no HTML; a person who follows a link does. */
function isForPage({ path, headers }: Ask): boolean {
  if (path.startsWith('/remotes/')) return false;
  const isFileName = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFileName || String(headers.accept ?? '').includes('text/html');
}
