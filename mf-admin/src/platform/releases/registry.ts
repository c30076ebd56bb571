/** One version of one remote, as in the edge's `/registry.json`. */
export interface LiveVersion {
  readonly version: string;
  readonly share: number;
  readonly isStable: boolean;
  readonly since: string;
  readonly team: string;
  readonly contract: string;
  readonly visitors: number;
  readonly failed: number;
  /** The previously live version, which a rollback restores. */
  readonly former?: string;
}

export interface LiveRemote {
  readonly id: string;
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
    versions: Array.isArray(entries) ? entries.map(versionOf).filter(({ version }) => version !== '') : [],
  }));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function versionOf(entry: unknown): LiveVersion {
  const { metadata, deployment, extras, fallbackUrl } = words(entry);
  const { traffic, default: isStable } = words(deployment);
  const { team, contract, since, health } = words(extras);
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
  };
}
