import type { FactorChallenge, FactorProof } from '@aimante/api-contract/second-factor';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type ChallengePurpose, openChallenge } from './challenges.ts';
import { useAppCode } from './code-app.ts';
import { askForPasskey, verifyPasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';

type Needs = Pick<Services, 'config' | 'secrets' | 'now'>;

interface Asked {
  purpose: ChallengePurpose;
  /** Absent: any account with a passkey. */
  userId?: string | undefined;
  sessionId?: string | undefined;
  payload?: object;
}

export async function askForFactor(db: Queryable, { config, now }: Needs, asked: Asked): Promise<FactorChallenge> {
  const passkey = await askForPasskey(db, config, asked.userId);
  const ticket = await openChallenge(db, { ...asked, challenge: passkey?.challenge ?? '' }, now());
  return { ticket, passkey: passkey && { ...passkey }, hasCode: asked.userId !== undefined };
}

interface Answered {
  userId: string | null;
  challenge: string;
  proof: FactorProof;
}

/** The account that the answer proves. A code needs to know the account before. */
export async function provenAccount(
  db: Queryable,
  { config, secrets, now }: Needs,
  { userId, challenge, proof }: Answered,
): Promise<string | undefined> {
  if ('passkey' in proof) {
    const found = await verifyPasskey(db, config, { challenge, answer: proof.passkey, now: now() });
    return userId === null || found === userId ? found : undefined;
  }
  if (userId === null) return undefined;
  const given = { userId, code: proof.code.replace(/\s/g, ''), now: now() };
  const isRight = /^\d{6}$/.test(given.code)
    ? await useAppCode(db, secrets.auth, given)
    : await useRecoveryCode(db, given);
  return isRight ? userId : undefined;
}
