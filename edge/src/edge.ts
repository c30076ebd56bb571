import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ReleaseStore } from '@aimante/releases';
import { loadBrandFiles } from './brand/brand-files.ts';
import type { EdgeConfig } from './config/edge-config.ts';
import { createEventStream } from './events/event-stream.ts';
import { createFormServer } from './forms/serve-forms.ts';
import { watchCanaries } from './health/canary-watch.ts';
import { createReportServer } from './health/serve-reports.ts';
import { createPageServer } from './html/serve-page.ts';
import { json, plainText, redirect } from './http/answer.ts';
import { createHttpServer } from './http/http-server.ts';
import { createRoutes } from './http/routes.ts';
import { createLastGoodServer } from './last-good/serve-last-good.ts';
import { followReleases, type LiveReleases } from './live/live-releases.ts';
import { createMetrics } from './metrics/metrics.ts';
import { releaseSamples } from './metrics/release-samples.ts';
import { createOperationServer, LOG_PATH } from './operations/serve-operations.ts';
import { createOverrideServer } from './overrides/serve-overrides.ts';
import { serveRegistry } from './registry/registry.ts';
import { createReleaseFiles } from './release-files/release-files.ts';
import { serveReleaseFile } from './release-files/serve-release-file.ts';
import { createFirstViews } from './rendering/first-views.ts';
import { securityHeaders } from './security/security-headers.ts';
import { createShellFileServer } from './shell-files/serve-shell-file.ts';
import { followShop } from './shop/follow-shop.ts';
import { createRobotsServer, createSitemapServer } from './sitemap/serve-sitemap.ts';
import { createVisitorServer } from './visitor/serve-visitor.ts';
import { createVitals } from './vitals/serve-vitals.ts';

export interface Edge {
  readonly server: Server;
  readonly live: LiveReleases;
  /** Lets go of everything that would go on by itself. The server closes by itself. */
  readonly release: () => void;
}

interface EdgeOptions {
  readonly config: EdgeConfig;
  readonly store: ReleaseStore;
  readonly onProblem: (problem: string) => void;
}

const BRAND_FOLDER = join(import.meta.dirname, '../public');

/** Puts the edge together. It does not listen yet, and it serves no page before a release set is there. */
export async function createEdge({ config, store, onProblem }: EdgeOptions): Promise<Edge> {
  const metrics = createMetrics();
  const live = followReleases({ store, onProblem });
  const watch = watchCanaries({ live, store, onProblem });
  const files = createReleaseFiles({
    store,
    onDamaged(key) {
      metrics.damaged();
      onProblem(`${key} is not the file that was released: it is not served.`);
    },
  });
  const vitals = createVitals();
  const firstViews = createFirstViews({ config, files, live, onProblem });
  const shop = followShop({ apiUrl: config.apiUrl });
  const events = createEventStream({ live, shop });
  const servePage = createPageServer({ config, firstViews, maintenance: shop.maintenance });
  shop.subscribe(servePage.purge);
  const operate = createOperationServer({ live, store, token: config.operatorToken });
  const serveVisitor = createVisitorServer({ config, live, withdrawn: watch.withdrawn, servePage });
  const forms = { ...config, shell: () => live.current()?.stable.shell };
  const handle = createRoutes({
    brand: await loadBrandFiles(BRAND_FOLDER),
    serveReleaseFile: (ask) => serveReleaseFile(ask, { files, live }),
    servePage: createOverrideServer({ config, live, servePage, otherwise: serveVisitor }),
    fixed: {
      'GET /healthz': () => (live.current() ? json({ status: 'ok' }) : json({ status: 'starting' }, 503)),
      'GET /maintenance': () => redirect('/'),
      'GET /en/maintenance': () => redirect('/en'),
      'GET /metrics': () => {
        const text = metrics.text({
          ...releaseSamples(live.current(), watch.book),
          renders: firstViews.counts.all(),
          vitals: vitals.all(),
        });
        return { ...plainText(200, text), kind: 'status' };
      },
      'GET /registry.json': () => serveRegistry({ live, files, book: watch.book }),
      'GET /robots.txt': createRobotsServer(config),
      'GET /sitemap.xml': createSitemapServer(config, live),
      'GET /sw.js': createShellFileServer('sw.js', { files, live }),
      'GET /_edge/events': events.serve,
      'GET /_edge/last-good': createLastGoodServer({ files, live }),
      'GET /_edge/releases': operate,
      [`GET ${LOG_PATH}`]: operate,
      'POST /_edge/releases': operate,
      'POST /_edge/vitals': vitals.serve,
      'POST /_forms/contact': createFormServer('contact', forms),
      'POST /_forms/newsletter': createFormServer('newsletter', forms),
      'POST /_edge/reports': createReportServer(watch),
    },
  });
  await live.refresh();
  return {
    live,
    server: createHttpServer({
      handle,
      headers: securityHeaders(config),
      metrics,
      onProblem,
      sendsEarlyHints: config.sendsEarlyHints,
      trustedProxies: config.trustedProxies,
    }),
    release() {
      live.stop();
      firstViews.stop();
      shop.stop();
      events.stop();
    },
  };
}
