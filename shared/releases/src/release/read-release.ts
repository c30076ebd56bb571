import { descriptorSchema, type RemoteDescriptor } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName, type ReleaseStore } from '../release-store.ts';
import { readSignedDocument, signDocument } from '../signing/signed-document.ts';
import { releaseRecordKey } from './release-keys.ts';

/** The published descriptor, with its signature checked. */
export async function readRelease(store: ReleaseStore, release: ReleaseName): Promise<RemoteDescriptor | undefined> {
  const body = await store.blobs.get(releaseRecordKey(release));
  if (!body) return undefined;
  const descriptor = readSignedDocument(store.keys, body, {
    kind: 'release',
    name: labelOf(release),
    parse: (value) => descriptorSchema.parse(value),
  });
  if (descriptor.name === release.name && descriptor.version === release.version) return descriptor;
  throw new ReleaseError('DOCUMENT_INVALID', `${labelOf(release)} contains the descriptor of ${labelOf(descriptor)}.`);
}

/** Throws when the release was never published. */
export async function requireRelease(store: ReleaseStore, release: ReleaseName): Promise<RemoteDescriptor> {
  const descriptor = await readRelease(store, release);
  if (descriptor) return descriptor;
  throw new ReleaseError('RELEASE_UNKNOWN', `${labelOf(release)} is not in the store: was it ever published?`);
}

/** Returns false when another publisher was first. */
export function writeRelease(store: ReleaseStore, descriptor: RemoteDescriptor): Promise<boolean> {
  return store.blobs.put(releaseRecordKey(descriptor), signDocument(store.keys, 'release', descriptor));
}
