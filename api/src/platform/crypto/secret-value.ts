import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits that nobody can guess, fit for a cookie or a link. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: enough to know it again. A fast hash does, where nobody chose the secret. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret made from another: only we can make it, and always the same. `purpose` keeps the kinds apart. */
export const derive = (key: string, purpose: string, value: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url');

export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
