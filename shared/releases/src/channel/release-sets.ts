import { createHash } from 'node:crypto';
import { type ReleaseSet, type RemoteDescriptor, releaseSetSchema } from '@aimante/contract';
import { readRelease, requireRelease } from '../release/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName, type ReleaseStore, SHELL } from '../release-store.ts';
import { readSignedDocument, signDocument } from '../signing/signed-document.ts';
import type { Stopped } from './channel-state.ts';
import { refuseConflicts, refuseUnknownSlots, refuseWrongProps } from './coherent-set.ts';

const setKey = (id: string) => `sets/${id}.json`;

export async function readReleaseSet(store: ReleaseStore, id: string): Promise<ReleaseSet> {
  const body = await store.blobs.get(setKey(id));
  if (!body) throw new ReleaseError('RELEASE_UNKNOWN', `Release set ${id} is not in the store.`);
  const parse = (value: unknown) => releaseSetSchema.parse(value);
  const set = readSignedDocument(store.keys, body, { kind: 'release-set', name: `Release set ${id}`, parse });
  if (set.id === id) return set;
  throw new ReleaseError('DOCUMENT_INVALID', `Release set ${id} contains the set ${set.id}.`);
}

interface Contents {
  readonly releases: readonly ReleaseName[];
  /** Releases that were not live before. */
  readonly fresh: readonly ReleaseName[];
  readonly stopped: readonly Pick<Stopped, 'name' | 'version' | 'kind'>[];
}

/** Writes the set of these releases. The same contents give the same set id. */
export async function writeReleaseSet(store: ReleaseStore, { releases, fresh, stopped }: Contents): Promise<string> {
  const descriptors = await Promise.all(releases.map((release) => requireRelease(store, release)));
  const shell = descriptors.find(({ name }) => name === SHELL);
  if (!shell) throw new ReleaseError('CHANNEL_EMPTY', 'There is no shell in this store yet: release the shell first.');
  const remotes = descriptors.filter(({ name }) => name !== SHELL).sort((a, b) => (a.name < b.name ? -1 : 1));
  refuseConflicts(remotes);
  refuseUnknownSlots(descriptors, fresh);
  refuseWrongProps(descriptors, fresh);
  const closed = await Promise.all(stopped.map((remote) => closedPages(store, remote)));
  const id = setId([shell, ...remotes], stopped);
  if (await store.blobs.has(setKey(id))) return (await readReleaseSet(store, id)).id;
  const set: ReleaseSet = { schema: 1, id, createdAt: store.now().toISOString(), shell, remotes, stopped: closed };
  await store.blobs.put(setKey(id), signDocument(store.keys, 'release-set', releaseSetSchema.parse(set)));
  return id;
}

/** A remote can be stopped although its release is no longer in the store. */
async function closedPages(store: ReleaseStore, { name, version, kind }: Contents['stopped'][number]) {
  const descriptor = await readRelease(store, { name, version }).catch(() => undefined);
  return { name, kind, paths: descriptor?.routes.map(({ path }) => path) ?? [] };
}

function setId(descriptors: readonly RemoteDescriptor[], stopped: Contents['stopped']): string {
  const names = [...descriptors.map(labelOf), ...stopped.map((one) => `${one.kind} ${labelOf(one)}`)];
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}
