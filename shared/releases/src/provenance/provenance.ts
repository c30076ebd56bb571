import * as z from 'zod';
import { readSignedRelease, signersOf } from '../release/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName, type ReleaseStore } from '../release-store.ts';
import { readSignedDocument, sha256, signDocument } from '../signing/signed-document.ts';
import { ownerOf } from '../trust/trust.ts';

const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

const originSchema = z.strictObject({
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  /** The sources were those of the commit, without other changes. */
  isClean: z.boolean(),
  node: z.string().max(40),
  pnpm: z.string().max(40),
  /** The sha256 of the lockfile. */
  lockfile: digestSchema,
});

/** The sources and tools of a build. */
export type Origin = z.infer<typeof originSchema>;

const provenanceSchema = originSchema.extend({
  /** The sha256 of the signed descriptor, which lists the hash of every file. */
  release: digestSchema,
  /** The sha256 of the bill of materials, in CycloneDX. */
  sbom: digestSchema,
});

/** Where a release comes from, signed by the team of its remote. */
export type Provenance = z.infer<typeof provenanceSchema>;

export interface BuildOrigin {
  readonly origin: Origin;
  /** A CycloneDX document in JSON. */
  readonly sbom: string;
}

/** The sources and tools that a remote was built from. */
export type OriginOf = (remote: string) => Promise<BuildOrigin | undefined>;

export const provenanceKey = {
  statement: ({ name, version }: ReleaseName) => `provenance/${name}/${version}.json`,
  sbom: ({ name, version }: ReleaseName) => `provenance/${name}/${version}.cdx.json`,
};

/** Records the origin of a release. The first record stays: the same bytes may come from a later commit too. */
export async function writeProvenance(store: ReleaseStore, release: ReleaseName, { origin, sbom }: BuildOrigin) {
  const signed = await readSignedRelease(store, release);
  if (!signed || (await store.blobs.has(provenanceKey.statement(release)))) return;
  const { signers } = await signersOf(store, release.name);
  const bill = Buffer.from(sbom);
  const statement: Provenance = { ...origin, release: signed.digest, sbom: sha256(bill) };
  if (!(await store.blobs.put(provenanceKey.sbom(release), bill)))
    await store.blobs.repair(provenanceKey.sbom(release), bill);
  await store.blobs.put(provenanceKey.statement(release), signDocument(signers, 'provenance', statement));
}

/** Throws when there is no record, or when its team did not sign it for these bytes and this bill of materials. */
export async function readProvenance(store: ReleaseStore, release: ReleaseName): Promise<Provenance> {
  const [signed, body, sbom] = await Promise.all([
    readSignedRelease(store, release),
    store.blobs.get(provenanceKey.statement(release)),
    store.blobs.get(provenanceKey.sbom(release)),
  ]);
  const label = labelOf(release);
  if (!signed || !body || !sbom)
    throw new ReleaseError('RELEASE_UNKNOWN', `${label} has no record of its origin in this store.`);
  const { value, signedBy } = readSignedDocument(body, {
    kind: 'provenance',
    name: `The origin of ${label}`,
    parse: provenanceSchema.parse,
  });
  const team = ownerOf(await store.trust.newest(), release.name);
  if (!team || !signedBy.some((keyId) => team.keyIds.includes(keyId)))
    throw new ReleaseError('SIGNATURE_INVALID', `The origin of ${label} is not signed by its team.`);
  if (value.release !== signed.digest || value.sbom !== sha256(sbom))
    throw new ReleaseError('DOCUMENT_INVALID', `The origin of ${label} is that of other bytes.`);
  return value;
}
