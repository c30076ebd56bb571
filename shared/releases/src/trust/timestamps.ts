import { Metadata, MetadataKind } from '@tufjs/models';
import type { BlobStore } from '../blob/blob-store.ts';
import type { Signer } from '../signing/signed-document.ts';
import { readMetadata, type Trust } from './trust.ts';
import { headings, signTimestamp } from './tuf.ts';

const FOLDER = 'timestamps/';
const KEY = /^timestamps\/(\d{8})\.json$/;
const VALID_DAYS = 1;

/** Says which state was the newest at a moment. Without a new one in time, readers know that something is wrong. */
export interface NewestState {
  readonly timestamp: number;
  readonly number: number;
  readonly digest: string;
  readonly expires: string;
}

const keyOf = (number: number) => `${FOLDER}${String(number).padStart(8, '0')}.json`;

/** The newest valid timestamp above a number. Others are passed over. */
export async function readTimestamp(blobs: BlobStore, trust: Trust, above = 0): Promise<NewestState | undefined> {
  const keys = await blobs.list(FOLDER, above > 0 ? keyOf(above) : undefined);
  for (const key of keys.filter((one) => KEY.test(one)).toReversed()) {
    const found = await readOne(blobs, trust, key).catch(() => undefined);
    if (found) return found;
  }
  return undefined;
}

async function readOne(blobs: BlobStore, trust: Trust, key: string): Promise<NewestState | undefined> {
  const body = await blobs.get(key);
  if (!body) return undefined;
  const metadata = readMetadata(body, key, (json) => Metadata.fromJSON(MetadataKind.Timestamp, json));
  trust.root.verifyDelegate('timestamp', metadata);
  const { version, expires, snapshotMeta } = metadata.signed;
  if (keyOf(version) !== key) return undefined;
  return { timestamp: version, number: snapshotMeta.version, digest: snapshotMeta.hashes?.sha256 ?? '', expires };
}

interface Stamp {
  readonly last: number;
  readonly number: number;
  readonly digest: string;
  readonly now: Date;
  readonly signer: Signer;
}

/** Writes the next timestamp. False when another process wrote it first. */
export function writeTimestamp(blobs: BlobStore, { last, number, digest, now, signer }: Stamp): Promise<boolean> {
  const version = last + 1;
  const signed = {
    _type: MetadataKind.Timestamp,
    ...headings({ version, now, validDays: VALID_DAYS }),
    // The chain of states takes the place of the snapshot document of TUF.
    meta: { 'snapshot.json': { version: number, hashes: { sha256: digest } } },
  };
  return blobs.put(keyOf(version), signTimestamp(signed, [signer]));
}
