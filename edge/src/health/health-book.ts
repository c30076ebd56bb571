import { labelOf, type ReleaseName } from '@aimante/releases';
import type { Report } from './report.ts';

/** How many visitors used a release, and for how many of them it failed. */
export interface Health {
  readonly visitors: number;
  readonly failed: number;
}

/** `server`: its server entry failed. The others happened in a browser. */
export type ErrorPhase = NonNullable<Report['phase']> | 'server';

export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof VITALS)[number];

export interface ReleaseHealth extends Health {
  readonly remote: string;
  readonly version: string;
  /** Every failure counts, not every visitor. */
  readonly errors: Readonly<Partial<Record<ErrorPhase, number>>>;
  /** The 75th percentile of the last measurements. */
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
}

export interface HealthBook {
  readonly record: (visitor: string, report: Report) => void;
  readonly failedOnServer: (release: ReleaseName) => void;
  readonly measured: (release: ReleaseName, name: VitalName, value: number) => void;
  readonly of: (release: ReleaseName) => ReleaseHealth;
  readonly knows: (release: ReleaseName) => boolean;
  /** Newest first, with the releases that are no longer served. */
  readonly all: () => readonly ReleaseHealth[];
  /** What a file keeps, oldest first: numbers, and nothing that separates visitors. */
  readonly kept: () => readonly KeptHealth[];
}

export interface KeptHealth extends Health {
  readonly name: string;
  readonly version: string;
  readonly errors: ReleaseHealth['errors'];
  readonly vitals: Readonly<Partial<Record<VitalName, readonly number[]>>>;
}

interface Page {
  readonly release: ReleaseName;
  /** Counted before the last start. */
  readonly before: Health;
  readonly visitors: Set<string>;
  readonly failed: Set<string>;
  readonly errors: Map<ErrorPhase, number>;
  readonly vitals: Map<VitalName, number[]>;
}

/** Limits on memory. By then the rate no longer changes much. */
const MAX_VISITORS = 20_000;
const MAX_RELEASES = 200;
const MAX_MEASUREMENTS = 500;
const KEPT_MEASUREMENTS = 100;

/** Counts visitors, not reports: twenty reloads of a broken page count once. The counts outlive the release. */
export function createHealthBook(kept: readonly KeptHealth[] = []): HealthBook {
  const pages = new Map(kept.map((health) => [labelOf(health), pageAgain(health)]));
  const pageOf = ({ name, version }: ReleaseName) => {
    const label = labelOf({ name, version });
    const page = pages.get(label) ?? emptyPage({ name, version });
    pages.set(label, page);
    for (const oldest of pages.keys()) if (pages.size > MAX_RELEASES) pages.delete(oldest);
    return page;
  };
  const countError = ({ errors }: Page, phase: ErrorPhase) => errors.set(phase, (errors.get(phase) ?? 0) + 1);
  return {
    record(visitor, { remote: name, version, outcome, phase = 'run' }) {
      const page = pageOf({ name, version });
      if (page.visitors.size < MAX_VISITORS) page.visitors.add(visitor);
      if (outcome !== 'failed') return;
      if (page.visitors.has(visitor)) page.failed.add(visitor);
      countError(page, phase);
    },
    failedOnServer: (release) => void countError(pageOf(release), 'server'),
    measured(release, name, value) {
      const { vitals } = pageOf(release);
      vitals.set(name, [...(vitals.get(name) ?? []), value].slice(-MAX_MEASUREMENTS));
    },
    of: (release) => rowOf(pages.get(labelOf(release)) ?? emptyPage(release)),
    knows: (release) => pages.has(labelOf(release)),
    all: () => [...pages.values()].toReversed().map(rowOf),
    kept: () => [...pages.values()].map(keptOf),
  };
}

function emptyPage(release: ReleaseName): Page {
  return {
    release,
    before: { visitors: 0, failed: 0 },
    visitors: new Set(),
    failed: new Set(),
    errors: new Map(),
    vitals: new Map(),
  };
}

function pageAgain({ name, version, visitors, failed, errors, vitals }: KeptHealth): Page {
  return {
    ...emptyPage({ name, version }),
    before: { visitors, failed },
    errors: new Map(Object.entries(errors) as [ErrorPhase, number][]),
    vitals: new Map(Object.entries(vitals) as [VitalName, number[]][]),
  };
}

function keptOf(page: Page): KeptHealth {
  const vitals = [...page.vitals].map(([name, values]) => [name, values.slice(-KEPT_MEASUREMENTS)] as const);
  return {
    ...page.release,
    ...countsOf(page),
    errors: Object.fromEntries(page.errors),
    vitals: Object.fromEntries(vitals),
  };
}

function countsOf({ before, visitors, failed }: Page): Health {
  return { visitors: before.visitors + visitors.size, failed: before.failed + failed.size };
}

function rowOf(page: Page): ReleaseHealth {
  const { release, errors, vitals } = page;
  return {
    remote: release.name,
    version: release.version,
    ...countsOf(page),
    errors: Object.fromEntries(errors),
    vitals: Object.fromEntries([...vitals].map(([name, values]) => [name, percentile75(values)])),
  };
}

export function percentile75(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
}
