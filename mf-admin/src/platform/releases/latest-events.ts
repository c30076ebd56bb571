import type { ReleaseEvent } from '@aimante/api-contract/releases';

/** The latest event of each version: only its row shows the version's state. */
export function latestEvents(newestFirst: readonly ReleaseEvent[]): ReadonlySet<ReleaseEvent> {
  const latest = new Map<string, ReleaseEvent>();
  for (const event of newestFirst) {
    const label = `${event.remote}@${event.version}`;
    if (!latest.has(label)) latest.set(label, event);
  }
  return new Set(latest.values());
}
