import { sign } from 'node:crypto';
import { Metadata, MetadataKind, Signature } from '@tufjs/models';
import type { Signer } from '../signing/signed-document.ts';

/** The version of the TUF specification that the documents follow. */
const SPEC_VERSION = '1.0.34';
const DAY_MS = 86_400_000;

export type Json = Parameters<typeof Metadata.fromJSON>[1];

export interface Headings {
  readonly version: number;
  readonly now: Date;
  readonly validDays: number;
}

/** The fields of every TUF document. A moment has no milliseconds. */
export function headings({ version, now, validDays }: Headings): Json {
  const expires = `${new Date(now.getTime() + validDays * DAY_MS).toISOString().slice(0, 19)}Z`;
  return { spec_version: SPEC_VERSION, version, expires };
}

export function tufKeys(keyIds: readonly string[]): Json {
  const key = (keyId: string) => ({ keytype: 'ed25519', scheme: 'ed25519', keyval: { public: keyId } });
  return Object.fromEntries(keyIds.map((keyId) => [keyId, key(keyId)]));
}

export function signRoot(signed: Json, signers: readonly Signer[]): Buffer {
  return signMetadata(Metadata.fromJSON(MetadataKind.Root, { signed, signatures: [] }), signers);
}

export function signTargets(signed: Json, signers: readonly Signer[]): Buffer {
  return signMetadata(Metadata.fromJSON(MetadataKind.Targets, { signed, signatures: [] }), signers);
}

export function signTimestamp(signed: Json, signers: readonly Signer[]): Buffer {
  return signMetadata(Metadata.fromJSON(MetadataKind.Timestamp, { signed, signatures: [] }), signers);
}

function signMetadata(metadata: Pick<Metadata<never>, 'sign' | 'toJSON'>, signers: readonly Signer[]): Buffer {
  for (const { keyId, privateKey } of signers)
    metadata.sign((data) => new Signature({ keyID: keyId, sig: sign(null, data, privateKey).toString('hex') }));
  return Buffer.from(JSON.stringify(metadata.toJSON()));
}
