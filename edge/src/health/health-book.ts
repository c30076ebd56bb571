import { labelOf, type ReleaseName } from '@aimante/releases';
import type { Report } from './report.ts';

/** How many visitors used a release, and for how many of them it failed. */
export interface Health {
  readonly visitors: number;
  readonly failed: number;
}

export interface HealthBook {
  readonly record: (visitor: string, report: Report) => void;
  readonly of: (release: ReleaseName) => Health;
  /** Drops all releases but these. */
  readonly keep: (releases: readonly ReleaseName[]) => void;
  /** Failures by release and phase. Every report counts, not every visitor. */
  readonly failures: () => readonly { readonly release: string; readonly phase: string; readonly count: number }[];
}

interface Page {
  readonly visitors: Set<string>;
  readonly failed: Set<string>;
  readonly phases: Map<string, number>;
}

/** A limit on memory. By then the rate no longer changes much. */
const MAX_VISITORS = 20_000;

/** Counts visitors, not reports: twenty reloads of a broken page count once. */
export function createHealthBook(): HealthBook {
  const pages = new Map<string, Page>();
  const pageOf = (label: string) => {
    const page: Page = pages.get(label) ?? { visitors: new Set(), failed: new Set(), phases: new Map() };
    pages.set(label, page);
    return page;
  };
  return {
    record(visitor, { remote: name, version, outcome, phase = 'run' }) {
      const { visitors, failed, phases } = pageOf(labelOf({ name, version }));
      if (visitors.size < MAX_VISITORS) visitors.add(visitor);
      if (outcome !== 'failed') return;
      if (visitors.has(visitor)) failed.add(visitor);
      phases.set(phase, (phases.get(phase) ?? 0) + 1);
    },
    of(release) {
      const page = pages.get(labelOf(release));
      return { visitors: page?.visitors.size ?? 0, failed: page?.failed.size ?? 0 };
    },
    keep(releases) {
      const kept = new Set(releases.map(labelOf));
      for (const label of pages.keys()) if (!kept.has(label)) pages.delete(label);
    },
    failures: () =>
      [...pages].flatMap(([release, { phases }]) => [...phases].map(([phase, count]) => ({ release, phase, count }))),
  };
}
