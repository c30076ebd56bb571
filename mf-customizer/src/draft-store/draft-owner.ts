import type { Session } from '@aimante/contract';
import * as z from 'zod/mini';

/** The account that a draft belongs to; without one it belongs to whoever is at this device. */
export type DraftOwner = string | undefined;

const claimsSchema = z.object({ sub: z.string().check(z.minLength(1)) });

/** Stays the same while the token is renewed. Read, not proved: it keeps drafts apart and opens no door. */
export function ownerIn(session: Pick<Session, 'token'> | null): DraftOwner {
  const [, claims = ''] = session?.token.split('.') ?? [];
  try {
    return claimsSchema.parse(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).sub;
  } catch {
    return undefined;
  }
}

/** What the draft of somebody is kept under. */
export const ownedKey = (key: string, owner: DraftOwner): string => (owner === undefined ? key : `${owner}/${key}`);
