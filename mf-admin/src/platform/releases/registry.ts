/** One version of one remote, as in the edge's `/registry.json`. */
export interface LiveVersion {
  readonly version: string;
  readonly share: number;
  readonly isStable: boolean;
  /** A canary with a share that grows by itself. */
  readonly isGrowing?: boolean;
  readonly since: string;
  readonly team: string;
  readonly contract: string;
  readonly visitors: number;
  readonly failed: number;
  /** The previously live version, which a rollback restores. */
  readonly former?: string;
}

/** What browsers and the edge reported about a version. It outlives the version. */
export interface MeasuredVersion {
  readonly version: string;
  readonly visitors: number;
  readonly failed: number;
  /** Counts by phase. */
  readonly errors: Readonly<Record<string, number>>;
  /** The 75th percentile: LCP and INP in milliseconds, and CLS. */
  readonly vitals: Readonly<Record<string, number>>;
}

export interface LiveRemote {
  readonly id: string;
  /** The versions that are served, and those that no longer are. */
  readonly measured: readonly MeasuredVersion[];
  readonly versions: readonly LiveVersion[];
}

/** True if more than 1 % of its visitors saw it fail. */
export function isFailing({ visitors, failed }: LiveVersion): boolean {
  return failed > 0 && failed / Math.max(1, visitors) > 0.01;
}

/** The version of each remote for visitors outside a canary. */
export function liveVersions(remotes: readonly LiveRemote[]): ReadonlyMap<string, string> {
  return new Map(
    remotes.flatMap(({ id, versions }) =>
      versions.filter(({ isStable }) => isStable).map(({ version }) => [id, version] as const),
    ),
  );
}

const shares = [1, 5, 10, 25, 50] as const;

/** Shares to choose from, with the present one. */
export const shareChoices = (share: number): readonly number[] =>
  [...new Set([...shares, share])].sort((a, b) => a - b);

type Words = Readonly<Record<string, unknown>>;
const words = (value: unknown): Words => (typeof value === 'object' && value !== null ? (value as Words) : {});

/** Loads the live versions from the edge. An unreadable answer is an error, not an empty list. */
export async function readRegistry(signal: AbortSignal): Promise<LiveRemote[]> {
  const answer = await fetch('/registry.json', { signal, cache: 'no-store' });
  if (!answer.ok) throw new Error(`registry ${answer.status}`);
  return parseRegistry(await answer.json());
}

export function parseRegistry(registry: unknown): LiveRemote[] {
  return Object.entries(words(words(registry).microFrontends)).map(([id, entries]) => ({
    id,
    measured: Array.isArray(entries) ? entries.flatMap(measuredOf) : [],
    versions: Array.isArray(entries) ? entries.map(versionOf).filter(({ version }) => version !== '') : [],
  }));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function measuredOf(entry: unknown): MeasuredVersion[] {
  const { metadata, extras } = words(entry);
  const { health, former } = words(extras);
  const served: Words = { ...words(health), version: words(metadata).version };
  const all: Words[] = [served, ...(Array.isArray(former) ? former.map(words) : [])];
  const named = all.filter(({ version }) => textOf(version) !== '');
  return named.map((row) => ({
    version: textOf(row.version),
    visitors: countOf(row.visitors),
    failed: countOf(row.failed),
    errors: countsOf(row.errors),
    vitals: countsOf(row.vitals),
  }));
}

function countsOf(value: unknown): Record<string, number> {
  return Object.fromEntries(Object.entries(words(value)).map(([name, count]) => [name, countOf(count)]));
}

function versionOf(entry: unknown): LiveVersion {
  const { metadata, deployment, extras, fallbackUrl } = words(entry);
  const { traffic, default: isStable } = words(deployment);
  const { team, contract, since, health, ramp } = words(extras);
  const { visitors, failed } = words(health);
  const former = /^\/remotes\/[^/]+\/([^/]+)\//.exec(textOf(fallbackUrl))?.[1];
  return {
    version: textOf(words(metadata).version),
    share: countOf(traffic),
    isStable: isStable === true,
    since: textOf(since),
    team: textOf(team),
    contract: textOf(contract),
    visitors: countOf(visitors),
    failed: countOf(failed),
    ...(former && { former }),
    ...(ramp !== undefined && { isGrowing: true }),
  };
}
