import { labelOf } from '@aimante/releases';
import type { HealthBook } from '../health/health-book.ts';
import type { Live } from '../live/live-releases.ts';
import type { ReleaseSamples } from './metrics.ts';

/** The release samples of the metrics: the served state, and the failures with the team that owns them. */
export function releaseSamples(live: Live | undefined, book: HealthBook): Omit<ReleaseSamples, 'renders' | 'vitals'> {
  if (!live) return { failures: [] };
  const running = [...live.sets.values()].flatMap(({ shell, remotes }) => [shell, ...remotes]);
  const byLabel = new Map(running.map((release) => [labelOf(release), release]));
  const failures = book.all().flatMap(({ remote, version, errors }) => {
    const team = byLabel.get(labelOf({ name: remote, version }))?.team ?? '';
    return Object.entries(errors).map(([phase, count]) => ({ remote, version, team, phase, count }));
  });
  return { set: { id: live.stable.id, number: live.state.number }, failures };
}
