import type { FactorChallenge, FactorProof } from '@aimante/api-contract/second-factor';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inTransaction } from '../../../platform/database/connection/in-transaction.ts';
import { announce } from '../../../platform/events/event.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import type { Actor } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { emailProved } from '../../users/account-events.ts';
import { byId, findUser, type UserRow } from '../../users/user-rows.ts';
import { accountOfTicket, type Challenge, type ChallengePurpose, takeChallenge } from '../factors/challenges.ts';
import { askForFactor, provenAccount } from '../factors/prove-factor.ts';
import { hasFactor, markProved, readSecondFactors } from '../factors/second-factors.ts';
import { identityErrors } from '../sessions/errors.ts';
import { type Caller, type OpenSession, startSession } from '../sessions/session-service.ts';
import { mailNewDevice } from './new-device.ts';
import { admitFactorGuess, forgiveFactorGuesses } from './throttle.ts';

interface Answered {
  ticket: string;
  proof: FactorProof;
}

interface Proven {
  userId: string;
  challenge: Challenge;
}

interface Expected {
  purposes: readonly ChallengePurpose[];
  sessionId?: string;
}

/** Takes the challenge and checks the answer. In the transaction of the effect, so that one answer has one effect. */
async function prove(
  tx: Queryable,
  services: Services,
  { ticket, proof, ...expected }: Answered & Expected,
): Promise<Proven> {
  const challenge = await takeChallenge(tx, { ticket, ...expected }, services.now());
  if (!challenge) throw identityErrors.CHALLENGE_EXPIRED();
  const userId = await provenAccount(tx, services, { userId: challenge.userId, challenge: challenge.challenge, proof });
  if (!userId) throw identityErrors.SECOND_FACTOR_WRONG();
  return { userId, challenge };
}

export async function finishLogin(
  services: Services,
  answered: Answered,
  { caller, device }: { caller: Caller; device: string | undefined },
): Promise<{ session: OpenSession; user: UserRow } | Refusal> {
  const { db, now } = services;
  const accountId = await accountOfTicket(db, answered.ticket);
  const refusal = accountId ? await admitFactorGuess(db, accountId, now()) : undefined;
  if (refusal) return refusal;
  return inTransaction(db, async (tx) => {
    const { userId, challenge } = await prove(tx, services, { ...answered, purposes: ['login', 'passkey-login'] });
    const user = await findUser(tx, byId(userId));
    if (!user?.emailVerifiedAt || user.anonymisedAt) throw identityErrors.INVALID_CREDENTIALS();
    if (user.deactivatedBy === 'admin') throw identityErrors.ACCOUNT_CLOSED();
    await forgiveFactorGuesses(tx, userId);
    await announce(services, tx, emailProved({ account: user, at: now() }));
    await mailNewDevice(tx, services, { user, caller, device });
    const remember = challenge.payload.remember === true;
    const session = await startSession(tx, services, { user, remember, caller, provedAt: now().toISOString() });
    return { session, user };
  });
}

export async function startStepUp(services: Services, actor: Actor): Promise<FactorChallenge | Refusal> {
  const { db } = services;
  if (!hasFactor(await readSecondFactors(db, actor))) return httpErrors.SECOND_FACTOR_MISSING();
  return askForFactor(db, services, { purpose: 'step-up', userId: actor.id, sessionId: actor.sessionId });
}

export async function finishStepUp(services: Services, actor: Actor, answered: Answered): Promise<Refusal | undefined> {
  const { db, now } = services;
  const refusal = await admitFactorGuess(db, actor.id, now());
  if (refusal) return refusal;
  return inTransaction(db, async (tx) => {
    await prove(tx, services, { ...answered, purposes: ['step-up'], sessionId: actor.sessionId });
    await forgiveFactorGuesses(tx, actor.id);
    await markProved(tx, actor.sessionId, now());
    return undefined;
  });
}
