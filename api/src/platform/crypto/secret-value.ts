import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, for a cookie or a link. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Stored instead of a secret, to recognise it later. A fast hash is enough because the secret is random. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Derives a secret from another one: always the same, and only with the key. `purpose` separates the kinds. */
export const derive = (key: string, purpose: string, value: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url');

export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
