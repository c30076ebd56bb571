import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { Secrets } from '../../platform/config/secrets.ts';

/** Signs the journal. The public key is part of the journal, so that anyone can check an archive. */
export interface TillKey {
  /** Ed25519, DER as SPKI, in base64. */
  readonly publicKey: string;
  sign(text: string): string;
}

/** The DER prefix of an Ed25519 private key (RFC 8410): the 32 bytes of the seed follow. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const known = new Map<string, TillKey>();

/** Derived from the secret of the shop: all processes sign alike, and no second secret has to be kept. */
export function tillKey({ link }: Pick<Secrets, 'link'>): TillKey {
  const before = known.get(link);
  if (before) return before;
  const seed = Buffer.from(hkdfSync('sha256', link, '', 'till-journal', 32));
  const key = fromPrivate(createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' }));
  known.set(link, key);
  return key;
}

const fromPrivate = (key: KeyObject): TillKey => ({
  publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
  sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
});
