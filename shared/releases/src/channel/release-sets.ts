import { createHash } from 'node:crypto';
import { type ReleaseSet, type RemoteDescriptor, releaseSetSchema } from '@aimante/contract';
import { requireRelease } from '../release/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName, type ReleaseStore } from '../release-store.ts';
import { readSignedDocument, signDocument } from '../signing/signed-document.ts';
import { refuseConflicts, refuseUnknownSlots } from './coherent-set.ts';

export const SHELL = 'shell';

const setKey = (id: string) => `sets/${id}.json`;

export async function readReleaseSet(store: ReleaseStore, id: string): Promise<ReleaseSet> {
  const body = await store.blobs.get(setKey(id));
  if (!body) throw new ReleaseError('RELEASE_UNKNOWN', `Release set ${id} is not in the store.`);
  const parse = (value: unknown) => releaseSetSchema.parse(value);
  const set = readSignedDocument(store.keys, body, { kind: 'release-set', name: `Release set ${id}`, parse });
  if (set.id === id) return set;
  throw new ReleaseError('DOCUMENT_INVALID', `Release set ${id} contains the set ${set.id}.`);
}

/** Writes the set of these releases, of which some are fresh. The same releases give the same set id. */
export async function writeReleaseSet(
  store: ReleaseStore,
  releases: readonly ReleaseName[],
  fresh: readonly ReleaseName[],
): Promise<string> {
  const descriptors = await Promise.all(releases.map((release) => requireRelease(store, release)));
  const shell = descriptors.find(({ name }) => name === SHELL);
  if (!shell) throw new ReleaseError('CHANNEL_EMPTY', 'There is no shell in this store yet: release the shell first.');
  const remotes = descriptors.filter(({ name }) => name !== SHELL).sort((a, b) => (a.name < b.name ? -1 : 1));
  refuseConflicts(remotes);
  refuseUnknownSlots(descriptors, fresh);
  const id = setId([shell, ...remotes]);
  if (await store.blobs.has(setKey(id))) return (await readReleaseSet(store, id)).id;
  const set: ReleaseSet = { schema: 1, id, createdAt: store.now().toISOString(), shell, remotes };
  await store.blobs.put(setKey(id), signDocument(store.keys, 'release-set', releaseSetSchema.parse(set)));
  return id;
}

function setId(descriptors: readonly RemoteDescriptor[]): string {
  const names = descriptors.map(labelOf).join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 16);
}
