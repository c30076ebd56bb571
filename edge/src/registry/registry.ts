import { type RemoteDescriptor, releaseBase } from '@aimante/contract';
import type { Canary } from '@aimante/releases';
import type { HealthBook, ReleaseHealth } from '../health/health-book.ts';
import { type Answer, json } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';

/** The vocabulary of https://github.com/awslabs/frontend-discovery where it has a word. The rest is in `extras`. */
const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

interface Surroundings {
  readonly live: LiveReleases;
  readonly files: ReleaseFiles;
  readonly book: HealthBook;
}

/** `/registry.json`: the live releases with their traffic share, date and health, for people and for tools. */
export async function serveRegistry({ live, files, book }: Surroundings): Promise<Answer> {
  const now = live.current();
  if (!now) return json({ status: 'starting' }, 503);
  const { state, stable } = now;
  const microFrontends: Record<string, unknown[]> = {};
  for (const release of [stable.shell, ...stable.remotes]) {
    const former = state.live[release.name] ?? [];
    const before = { name: release.name, version: former.at(-2)?.version ?? '' };
    // A release that cannot be read cannot be a fallback.
    const previous = await files.describe(before).catch(() => undefined);
    const canary = state.canaries.find(({ name }) => name === release.name);
    const share = canary?.share ?? 0;
    const served = new Set([release.version, canary?.version]);
    const formerHealth = book.all().filter(({ remote, version }) => remote === release.name && !served.has(version));
    const facts = {
      since: former.at(-1)?.since,
      health: book.of(release),
      traffic: 100 - share,
      isDefault: true,
      former: formerHealth,
    };
    microFrontends[release.name] = [entry(release, { ...facts, previous })];
    const tried = canary && (await files.describe(canary));
    if (!tried) continue;
    const canaryFacts = {
      since: canary.since,
      health: book.of(tried),
      traffic: share,
      isDefault: false,
      ramp: canary.ramp,
      previous: release,
    };
    microFrontends[release.name]?.push(entry(tried, canaryFacts));
  }
  return json({ schema: SCHEMA, microFrontends });
}

interface Facts {
  readonly since: string | undefined;
  readonly health: ReleaseHealth;
  /** The health of releases that are no longer served. */
  readonly former?: readonly ReleaseHealth[];
  readonly traffic: number;
  /** How a canary grows by itself. */
  readonly ramp?: Canary['ramp'];
  readonly isDefault: boolean;
  /** The fallback when this release fails to load. */
  readonly previous: RemoteDescriptor | undefined;
}

function entry(release: RemoteDescriptor, { since, health, traffic, isDefault, previous, former, ramp }: Facts) {
  const { version, contract, team, routes } = release;
  return {
    url: entryUrl(release),
    ...(previous ? { fallbackUrl: entryUrl(previous) } : {}),
    metadata: { integrity: release.files[release.entry]?.integrity ?? '', version },
    deployment: { traffic, default: isDefault },
    extras: {
      team,
      contract,
      since,
      health,
      routes: routes.map(({ path }) => path),
      ...(former && { former }),
      ...(ramp && { ramp }),
    },
  };
}

function entryUrl({ name, version, entry }: RemoteDescriptor): string {
  return `${releaseBase(name, version)}${entry}`;
}
