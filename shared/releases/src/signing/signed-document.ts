import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { ReleaseError } from '../release-error.ts';

/** A kind is part of the signed bytes, so that one kind of document is never accepted as another. */
export type DocumentKind = 'release' | 'channels' | 'preview' | 'inspection' | 'provenance';

/** A key's id is the public key itself, in hex: it cannot name another key. */
export const KEY_ID = /^[0-9a-f]{64}$/;

/** The envelope is DSSE, which in-toto and Sigstore use too. */
const envelopeSchema = z.strictObject({
  payloadType: z.string().max(200),
  payload: z.base64(),
  signatures: z
    .array(z.strictObject({ keyid: z.string().regex(KEY_ID), sig: z.base64().max(120) }))
    .min(1)
    .max(20),
});

export interface Signer {
  readonly keyId: string;
  readonly privateKey: KeyObject;
}

export interface SignedDocument<T> {
  readonly value: T;
  /** The sha256 of the payload: other documents refer to this one by it. */
  readonly digest: string;
  /** The ids of the keys with a valid signature. What they may sign is the question of the caller. */
  readonly signedBy: readonly string[];
}

interface DocumentReader<T> {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly parse: (value: unknown) => T;
}

export function signDocument(signers: readonly Signer[], kind: DocumentKind, value: unknown): Buffer {
  const payload = Buffer.from(JSON.stringify(value));
  const bytes = signedBytes(kind, payload);
  const signatures = signers.map(({ keyId, privateKey }) => ({
    keyid: keyId,
    sig: sign(null, bytes, privateKey).toString('base64'),
  }));
  return Buffer.from(JSON.stringify({ payloadType: typeOf(kind), payload: payload.toString('base64'), signatures }));
}

export function readSignedDocument<T>(body: Uint8Array, { kind, name, parse }: DocumentReader<T>): SignedDocument<T> {
  const envelope = envelopeSchema.safeParse(parseJson(body)).data;
  if (envelope?.payloadType !== typeOf(kind))
    throw new ReleaseError('DOCUMENT_INVALID', `${name} is not a signed document.`);
  const payload = Buffer.from(envelope.payload, 'base64');
  const bytes = signedBytes(kind, payload);
  const valid = envelope.signatures.filter(({ keyid, sig }) =>
    verify(null, bytes, publicKeyOf(keyid), Buffer.from(sig, 'base64')),
  );
  const signedBy = [...new Set(valid.map(({ keyid }) => keyid))];
  try {
    const value = parse(JSON.parse(payload.toString('utf8')));
    return { value, digest: sha256(payload), signedBy };
  } catch (error) {
    throw new ReleaseError('DOCUMENT_INVALID', `${name} is invalid: ${whatIsWrong(error)}`);
  }
}

export function keyIdOf(publicKey: KeyObject): string {
  return Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
}

function publicKeyOf(keyId: string): KeyObject {
  const x = Buffer.from(keyId, 'hex').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

export function sha256(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

const typeOf = (kind: DocumentKind) => `application/vnd.aimante.${kind}+json`;

/** The "pre-authentication encoding" of DSSE. */
function signedBytes(kind: DocumentKind, payload: Buffer): Buffer {
  const type = typeOf(kind);
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.length} `), payload]);
}

export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The first three errors of a schema, on one line. */
export function whatIsWrong(error: unknown): string {
  if (!(error instanceof z.core.$ZodError)) return error instanceof Error ? error.message : String(error);
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`)
    .join('; ');
}
