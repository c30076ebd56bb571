import type { Server } from 'node:http';
import { join } from 'node:path';
import { labelOf, type ReleaseStore } from '@aimante/releases';
import { loadBrandFiles } from './brand/brand-files.ts';
import type { EdgeConfig } from './config/edge-config.ts';
import { createEventStream } from './events/event-stream.ts';
import { fixedRoutes } from './fixed-routes.ts';
import { createFormServer } from './forms/serve-forms.ts';
import { watchCanaries } from './health/canary-watch.ts';
import { keepHealth } from './health/keep-health.ts';
import { inlineHashes } from './html/inline-scripts.ts';
import { createPageServer } from './html/serve-page.ts';
import { createHttpServer } from './http/http-server.ts';
import { createRoutes } from './http/routes.ts';
import { createInspection } from './inspection/inspection.ts';
import { createInspectedServer } from './inspection/serve-inspected.ts';
import { findLastGood } from './last-good/serve-last-good.ts';
import { followReleases, type LiveReleases } from './live/live-releases.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Operate } from './operations/operate.ts';
import { createOverrideServer } from './overrides/serve-overrides.ts';
import { createPictureServer } from './pictures/serve-picture.ts';
import { createPreviewServer } from './preview/serve-preview.ts';
import { createReleaseFiles } from './release-files/release-files.ts';
import { serveReleaseFile } from './release-files/serve-release-file.ts';
import { createFirstViews } from './rendering/first-views.ts';
import { securityHeaders } from './security/security-headers.ts';
import { followShop } from './shop/follow-shop.ts';
import { keepViolations } from './violations/keep-violations.ts';
import { createSetsWithout } from './visitor/avoided-releases.ts';
import { createVisitorServer } from './visitor/serve-visitor.ts';

export interface Edge {
  readonly server: Server;
  readonly live: LiveReleases;
  /** Stops timers and subscriptions. The server closes by itself. */
  readonly release: () => void;
}

interface EdgeOptions {
  readonly config: EdgeConfig;
  readonly store: ReleaseStore;
  readonly operate: Operate;
  /** Keeps the health of releases and the refusals of the security policy between two starts. */
  readonly countsFolder?: string;
  readonly onProblem: (problem: string) => void;
}

const BRAND_FOLDER = join(import.meta.dirname, '../public');

/** Builds the edge. It does not listen yet, and it serves no page before the first release set exists. */
export async function createEdge({ config, store, operate, countsFolder, onProblem }: EdgeOptions): Promise<Edge> {
  const metrics = createMetrics();
  const live = followReleases({ store, onProblem });
  const fileOf = (name: string) => countsFolder && join(countsFolder, name);
  const health = keepHealth({ file: fileOf('health.json'), onProblem });
  const violations = keepViolations({ file: fileOf('violations.json'), onProblem });
  const watch = watchCanaries({ live, operate, book: health.book, onProblem });
  const files = createReleaseFiles({
    store,
    digestOf: (release) => live.current()?.state.digests[labelOf(release)],
    onDamaged(key) {
      metrics.damaged();
      onProblem(`${key} is not the file that was released: it is not served.`);
    },
  });
  const firstViews = createFirstViews({ config, files, live, onProblem, onFailed: watch.failedOnServer });
  const shop = followShop({ apiUrl: config.apiUrl, onProblem });
  const events = createEventStream({ live, shop });
  const servePage = createPageServer({ config, files, firstViews, shop });
  shop.subscribe(firstViews.forget);
  shop.subscribe(servePage.purge);
  const setsWithout = createSetsWithout((failing) => findLastGood(failing, { files, live }));
  live.subscribe(setsWithout.forget);
  const serveVisitor = createVisitorServer({ config, live, withdrawn: watch.withdrawn, setsWithout, servePage });
  const servePreview = createPreviewServer({ config, store, live, files, servePage, otherwise: serveVisitor });
  const inspection = createInspection({ config, store, live });
  const serveOverrides = createOverrideServer({ config, live, servePage, otherwise: servePreview });
  const handle = createRoutes({
    brand: await loadBrandFiles(BRAND_FOLDER),
    serveReleaseFile: (ask) => serveReleaseFile(ask, { files, live }),
    servePicture: createPictureServer(config),
    serveForm: createFormServer({ ...config, set: () => live.current()?.stable }),
    servePage: createInspectedServer({ config, inspection, live, files, servePage, otherwise: serveOverrides }),
    fixed: fixedRoutes({
      ...{ config, store, operate, live, watch, files, firstViews, events, metrics, shop, inspection },
      violations: violations.book,
    }),
  });
  let headersOf = securityHeaders(config);
  live.subscribe(({ sets }) => {
    headersOf = securityHeaders(config, [...new Set([...sets.values()].flatMap(inlineHashes))]);
  });
  await live.refresh();
  const server = createHttpServer({
    handle,
    headers: (path, styles) => headersOf(path, styles),
    metrics,
    onProblem,
    sendsEarlyHints: config.sendsEarlyHints,
    trustedProxies: config.trustedProxies,
  });
  // The requests in progress still render their pages.
  server.once('close', firstViews.stop);
  return {
    live,
    server,
    release() {
      health.stop();
      violations.stop();
      live.stop();
      shop.stop();
      events.stop();
    },
  };
}
