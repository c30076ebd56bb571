import type { Server } from 'node:http';
import { join } from 'node:path';
import { openReleaseStore } from '@aimante/releases';
import { loadBrandFiles } from './brand/brand-files.ts';
import type { EdgeConfig } from './config/edge-config.ts';
import { createPageServer } from './html/serve-page.ts';
import { createHttpServer } from './http/http-server.ts';
import { createRoutes } from './http/routes.ts';
import { followReleases, type LiveReleases } from './live/live-releases.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createReleaseFiles } from './release-files/release-files.ts';
import { securityHeaders } from './security/security-headers.ts';

export interface Edge {
  readonly server: Server;
  readonly live: LiveReleases;
}

interface EdgeOptions {
  readonly config: EdgeConfig;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onProblem: (problem: string) => void;
}

/** Puts the edge together. It does not listen yet, and it serves no page before a release set is there. */
export async function createEdge({ config, env, onProblem }: EdgeOptions): Promise<Edge> {
  const { dataDir, releasesDir } = config;
  const store = await openReleaseStore({ dataDir, releasesDir, env });
  const metrics = createMetrics();
  const onDamaged = (key: string) => {
    metrics.damaged();
    onProblem(`${key} is not the file that was released: it is not served.`);
  };
  const live = followReleases({ store, onProblem });
  const handle = createRoutes({
    live,
    files: createReleaseFiles({ store, onDamaged }),
    brand: await loadBrandFiles(join(import.meta.dirname, '../public')),
    metrics,
    servePage: createPageServer(config),
  });
  await live.refresh();
  return { live, server: createHttpServer({ handle, headers: securityHeaders(config), metrics, onProblem }) };
}
