import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with the cost that OWASP recommends. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const costMark = '$argon2id$v=19$m=19456,t=2,p=1$';

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified instead of a missing password or account, so that the answer takes as long as a real one. */
const decoy = hashPassword(randomBytes(24).toString('base64'));

export async function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoy), password);
  return isRight && typeof stored === 'string';
}

export const needsRehash = (stored: string): boolean => !stored.startsWith(costMark);
