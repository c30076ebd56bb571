import * as z from 'zod';
import { labelOf } from '../release-store.ts';

const healthSchema = z.object({ visitors: z.number(), failed: z.number() });
const registrySchema = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(z.object({ metadata: z.object({ version: z.string() }), extras: z.object({ health: healthSchema }) })),
  ),
});

/** Keyed by `name@version`. */
export type HealthByRelease = ReadonlyMap<string, z.infer<typeof healthSchema>>;

const TIMEOUT_MS = 1000;

/** The health counts that browsers reported to the edge. Empty when the edge does not answer. */
export async function readHealth(siteUrl: string): Promise<HealthByRelease> {
  try {
    const answer = await fetch(new URL('/registry.json', siteUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { microFrontends } = registrySchema.parse(await answer.json());
    const entries = Object.entries(microFrontends).flatMap(([name, releases]) =>
      releases.map(({ metadata, extras }) => [labelOf({ name, ...metadata }), extras.health] as const),
    );
    return new Map(entries);
  } catch {
    return new Map();
  }
}
