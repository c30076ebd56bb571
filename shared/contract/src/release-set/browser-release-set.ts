import type { RemoteDescriptor } from '../descriptor/descriptor.ts';
import type { OverriddenRemote } from '../site/site-config.ts';
import type { ReleaseSet, StoppedRemote } from './release-set.ts';

/** The part of a set that a browser needs. Deeper files have their hashes inside the files that load them. */
export interface BrowserReleaseSet {
  readonly id: string;
  readonly remotes: readonly BrowserRemote[];
  /** Absent in a set of an older edge. */
  readonly stopped?: readonly StoppedRemote[];
}

type SharedFields = 'name' | 'version' | 'contract' | 'team' | 'container' | 'fragments' | 'links' | 'ports';

export interface BrowserRemote extends Pick<RemoteDescriptor, SharedFields> {
  /** The base URL of the release's files, with a trailing slash. */
  readonly base: string;
  readonly entry: string;
  readonly routes: readonly RemoteDescriptor['routes'][number][];
  readonly exposes: RemoteDescriptor['exposes'];
  readonly locales: RemoteDescriptor['locales'];
  readonly integrity: Readonly<Record<string, string>>;
}

export function releaseBase(name: string, version: string): string {
  return `/remotes/${name}/${version}/`;
}

export function toBrowserReleaseSet(set: ReleaseSet, overridden: readonly OverriddenRemote[] = []): BrowserReleaseSet {
  const originOf = (name: string) => overridden.find(({ remote, isReached }) => isReached && remote === name)?.origin;
  const remotes = set.remotes.map((remote) => toBrowserRemote(remote, originOf(remote.name)));
  return { id: set.id, remotes, ...(set.stopped.length > 0 && { stopped: set.stopped }) };
}

export function toBrowserRemote(remote: RemoteDescriptor, origin?: string): BrowserRemote {
  const { files, server: _server, forms: _forms, slotProps: _slotProps, ...visible } = remote;
  const loaded = [remote.entry, ...firstLevelFiles(remote)];
  const integrity = Object.fromEntries(loaded.map((file) => [file, files[file]?.integrity ?? '']));
  return { ...visible, base: origin ? `${origin}/` : releaseBase(remote.name, remote.version), integrity };
}

function firstLevelFiles({ exposes, routes, locales }: RemoteDescriptor): string[] {
  const assets = [...Object.values(exposes), ...routes.map((route) => route.assets)];
  return [...new Set([...assets.flatMap(({ js, css }) => [...js, ...css]), ...locales.fr, ...locales.en])];
}
