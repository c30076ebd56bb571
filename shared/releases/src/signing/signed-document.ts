import { sign, verify } from 'node:crypto';
import * as z from 'zod';
import { ReleaseError } from '../release-error.ts';
import type { SigningKeys } from './signing-keys.ts';

/**
 * The signature covers the text with the kind of document before it, so that one kind cannot be passed off as another.
 */
export type DocumentKind = 'release' | 'release-set' | 'channels';

const envelopeSchema = z.strictObject({ payload: z.string(), signature: z.base64().max(120) });

interface DocumentReader<T> {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly parse: (value: unknown) => T;
}

export function signDocument(keys: SigningKeys, kind: DocumentKind, value: unknown): Buffer {
  if (!keys.privateKey) throw new ReleaseError('KEY_INVALID', 'RELEASE_SIGNING_KEY is needed to publish.');
  const payload = JSON.stringify(value);
  const signature = sign(null, signedBytes(kind, payload), keys.privateKey).toString('base64');
  return Buffer.from(JSON.stringify({ payload, signature }));
}

export function readSignedDocument<T>(keys: SigningKeys, body: Uint8Array, reader: DocumentReader<T>): T {
  const { kind, name, parse } = reader;
  const envelope = envelopeSchema.safeParse(parseJson(body));
  if (!envelope.success) throw new ReleaseError('DOCUMENT_INVALID', `${name} is not a signed document.`);
  const { payload, signature } = envelope.data;
  if (!verify(null, signedBytes(kind, payload), keys.publicKey, Buffer.from(signature, 'base64')))
    throw new ReleaseError('SIGNATURE_INVALID', `${name} is not signed with the release key.`);
  try {
    return parse(JSON.parse(payload));
  } catch (error) {
    throw new ReleaseError('DOCUMENT_INVALID', `${name} is signed but invalid: ${whatIsWrong(error)}`);
  }
}

function signedBytes(kind: DocumentKind, payload: string): Buffer {
  return Buffer.from(`aimante ${kind}\n${payload}`);
}

function parseJson(body: Uint8Array): unknown {
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
