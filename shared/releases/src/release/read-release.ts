import { descriptorSchema, type RemoteDescriptor } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName, type ReleaseStore } from '../release-store.ts';
import { readSignedDocument, type SignedDocument, signDocument } from '../signing/signed-document.ts';
import { refuseBeyondGrants } from '../trust/grants.ts';
import { ownerOf, type Trust } from '../trust/trust.ts';
import { releaseRecordKey } from './release-keys.ts';

export type SignedRelease = SignedDocument<RemoteDescriptor>;

/** The published release. The caller decides by its digest or its signatures whether to trust it. */
export async function readSignedRelease(
  store: Pick<ReleaseStore, 'blobs'>,
  release: ReleaseName,
): Promise<SignedRelease | undefined> {
  const body = await store.blobs.get(releaseRecordKey(release));
  if (!body) return undefined;
  const parse = (value: unknown) => descriptorSchema.parse(value);
  const signed = readSignedDocument(body, { kind: 'release', name: labelOf(release), parse });
  const { name, version } = signed.value;
  if (name === release.name && version === release.version) return signed;
  throw new ReleaseError(
    'DOCUMENT_INVALID',
    `${labelOf(release)} contains the descriptor of ${labelOf(signed.value)}.`,
  );
}

/** The published descriptor. It is the one with this digest, or signed by the team that owns the remote. */
export async function readRelease(
  store: ReleaseStore,
  release: ReleaseName,
  digest?: string,
): Promise<RemoteDescriptor | undefined> {
  const signed = await readSignedRelease(store, release);
  if (!signed) return undefined;
  if (digest === undefined) refuseForeign(signed, await store.trust.newest());
  else if (signed.digest !== digest) throw new ReleaseError('DOCUMENT_INVALID', `${labelOf(release)} was exchanged.`);
  return signed.value;
}

/** Throws when the release was never published. */
export async function requireRelease(store: ReleaseStore, release: ReleaseName): Promise<RemoteDescriptor> {
  const descriptor = await readRelease(store, release);
  if (descriptor) return descriptor;
  throw unknown(release);
}

export function unknown(release: ReleaseName): ReleaseError {
  return new ReleaseError('RELEASE_UNKNOWN', `${labelOf(release)} is not in the store: was it ever published?`);
}

/** A release must be signed by the team that owns the remote, and may claim only what the team was granted. */
export function refuseForeign({ value, signedBy }: SignedRelease, trust: Trust): void {
  const team = ownerOf(trust, value.name);
  if (!team) throw new ReleaseError('NOT_DELEGATED', `${value.name} belongs to no team.`);
  if (!signedBy.some((keyId) => team.keyIds.includes(keyId)))
    throw new ReleaseError(
      'SIGNATURE_INVALID',
      `${labelOf(value)} is not signed with the key of the team ${team.name}.`,
    );
  refuseBeyondGrants(value, team.name, team.grants);
}

/** Before anything is uploaded: the team must have granted pages and slots, and its key must be here. */
export async function refuseUngranted(store: ReleaseStore, descriptor: RemoteDescriptor): Promise<void> {
  const { team } = await signersOf(store, descriptor.name);
  refuseBeyondGrants(descriptor, team.name, team.grants);
}

export async function signersOf(store: ReleaseStore, name: string) {
  const team = ownerOf(await store.trust.newest(), name);
  const signers = await store.keys.signers(team?.keyIds ?? []);
  if (!team || signers.length === 0) throw noKeyFor(name, team?.name);
  return { team, signers };
}

/** Returns false when another publisher was first. */
export async function writeRelease(store: ReleaseStore, descriptor: RemoteDescriptor): Promise<boolean> {
  const { signers } = await signersOf(store, descriptor.name);
  return store.blobs.put(releaseRecordKey(descriptor), signDocument(signers, 'release', descriptor));
}

export function noKeyFor(remote: string, team: string | undefined): ReleaseError {
  const owner = team ? `it belongs to the team ${team}, whose key is not here` : 'it belongs to no team';
  return new ReleaseError('NOT_DELEGATED', `${remote} cannot be released: ${owner}.`);
}
