import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

const registrySchema = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(z.object({ metadata: z.object({ version: z.string() }), deployment: z.object({ default: z.boolean() }) })),
  ),
});

/** The edge looks for a new state once a second. */
const PATIENCE_MS = 4000;
const PAUSE_MS = 250;
const TIMEOUT_MS = 1000;

/**
 * Whether the site shows this release to all visitors. Undefined when it does not answer: what is in the store is not
 * yet what visitors get.
 */
export async function isShownBySite(siteUrl: string, name: string, version: string): Promise<boolean | undefined> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const live = await liveVersions(siteUrl);
    if (!live) return undefined;
    if (live.get(name) === version) return true;
    if (performance.now() > end) return false;
    await wait(PAUSE_MS);
  }
}

async function liveVersions(siteUrl: string): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const answer = await fetch(new URL('/registry.json', siteUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { microFrontends } = registrySchema.parse(await answer.json());
    const entries = Object.entries(microFrontends).map(
      ([name, releases]) =>
        [name, releases.find(({ deployment }) => deployment.default)?.metadata.version ?? ''] as const,
    );
    return new Map(entries);
  } catch {
    return undefined;
  }
}
