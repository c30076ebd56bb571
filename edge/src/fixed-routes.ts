import type { ReleaseStore } from '@aimante/releases';
import { createManifestServer, MANIFEST_PATH } from './brand/serve-manifest.ts';
import type { EdgeConfig } from './config/edge-config.ts';
import type { EventStream } from './events/event-stream.ts';
import type { CanaryWatch } from './health/canary-watch.ts';
import { createReportServer } from './health/serve-reports.ts';
import { createRemotesServer, REMOTES_PATH } from './html/serve-remotes.ts';
import { json, redirect } from './http/answer.ts';
import type { Routed } from './http/routes.ts';
import type { Inspection } from './inspection/inspection.ts';
import { createInspectorServer } from './inspection/serve-inspector.ts';
import { createLastGoodServer } from './last-good/serve-last-good.ts';
import type { LiveReleases } from './live/live-releases.ts';
import type { Metrics, ReleaseSamples } from './metrics/metrics.ts';
import { releaseSamples } from './metrics/release-samples.ts';
import { createMetricsServer } from './metrics/serve-metrics.ts';
import type { Operate } from './operations/operate.ts';
import { createOperationServer, LOG_PATH } from './operations/serve-operations.ts';
import { serveRegistry } from './registry/registry.ts';
import type { ReleaseFiles } from './release-files/release-files.ts';
import type { FirstViews } from './rendering/first-views.ts';
import { createShellFileServer } from './shell-files/serve-shell-file.ts';
import type { ShopState } from './shop/follow-shop.ts';
import { createRobotsServer, createSitemapServer } from './sitemap/serve-sitemap.ts';
import { createViolationServer, VIOLATIONS_PATH } from './violations/serve-violations.ts';
import type { ViolationBook } from './violations/violation-book.ts';
import { createVitals } from './vitals/serve-vitals.ts';

interface Parts {
  readonly config: EdgeConfig;
  readonly store: ReleaseStore;
  readonly operate: Operate;
  readonly live: LiveReleases;
  readonly watch: CanaryWatch;
  readonly files: ReleaseFiles;
  readonly firstViews: Pick<FirstViews, 'counts'>;
  readonly events: Pick<EventStream, 'serve'>;
  readonly metrics: Metrics;
  readonly shop: Pick<ShopState, 'identity' | 'confirm'>;
  readonly inspection: Inspection;
  readonly violations: ViolationBook;
}

export function fixedRoutes({
  config,
  store,
  operate: move,
  live,
  watch,
  files,
  firstViews,
  events,
  metrics,
  shop,
  inspection,
  violations,
}: Parts): Routed['fixed'] {
  const vitals = createVitals(watch, config.visitorSecret);
  const operate = createOperationServer({ live, store, operate: move, token: config.operatorToken, violations });
  const inspector = createInspectorServer({ config, inspection, live, store, files, book: watch.book });
  const samples = (): ReleaseSamples => ({
    ...releaseSamples(live.current(), watch.book),
    renders: firstViews.counts.all(),
    vitals: vitals.all(),
  });
  return {
    'GET /healthz': () => (live.current() ? json({ status: 'ok' }) : json({ status: 'starting' }, 503)),
    'GET /maintenance': () => redirect('/'),
    'GET /en/maintenance': () => redirect('/en'),
    [`GET ${MANIFEST_PATH}`]: createManifestServer(shop),
    'GET /metrics': createMetricsServer(() => metrics.text(samples()), config.metricsToken),
    'GET /registry.json': () => serveRegistry({ live, files, book: watch.book }),
    'GET /robots.txt': createRobotsServer(config),
    'GET /sitemap.xml': createSitemapServer(config, live),
    'GET /sw.js': createShellFileServer('sw.js', { files, live }),
    'GET /_edge/events': events.serve,
    'GET /_edge/inspector': inspector,
    'POST /_edge/inspector': inspector,
    'GET /_edge/last-good': createLastGoodServer({ files, live }),
    [`GET ${REMOTES_PATH}`]: createRemotesServer(files),
    'GET /_edge/releases': operate,
    [`GET ${LOG_PATH}`]: operate,
    'POST /_edge/releases': operate,
    [`GET ${VIOLATIONS_PATH}`]: operate,
    [`POST ${VIOLATIONS_PATH}`]: createViolationServer(violations, config),
    'POST /_edge/vitals': vitals.serve,
    'POST /_edge/reports': createReportServer(watch, config),
  };
}
