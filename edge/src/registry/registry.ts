import { type RemoteDescriptor, releaseBase } from '@aimante/contract';
import type { Live } from '../live/live-releases.ts';

/** The words of https://github.com/awslabs/frontend-discovery, as far as they reach; the rest stands in `extras`. */
const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** What is live now, for people and for tools. */
export function registry({ state, stable, sets }: Live) {
  const microFrontends: Record<string, unknown[]> = {};
  for (const release of [stable.shell, ...stable.remotes]) {
    const canary = state.canaries.find(({ name }) => name === release.name);
    const since = state.live[release.name]?.at(-1)?.since;
    const share = canary?.share ?? 0;
    microFrontends[release.name] = [entry(release, { traffic: 100 - share, default: true }, since)];
    const tried = canary && findRelease(sets.values(), canary);
    if (tried) microFrontends[release.name]?.push(entry(tried, { traffic: share, default: false }, canary.since));
  }
  return { schema: SCHEMA, microFrontends };
}

function entry(release: RemoteDescriptor, deployment: { traffic: number; default: boolean }, since?: string) {
  const { name, version, contract, team, routes } = release;
  return {
    url: `${releaseBase(name, version)}${release.entry}`,
    metadata: { integrity: release.files[release.entry]?.integrity ?? '', version },
    deployment,
    extras: { team, contract, since, routes: routes.map(({ path }) => path) },
  };
}

function findRelease(sets: Iterable<Live['stable']>, wanted: { name: string; version: string }) {
  return [...sets]
    .flatMap(({ shell, remotes }) => [shell, ...remotes])
    .find(({ name, version }) => name === wanted.name && version === wanted.version);
}
