import { announce } from '../../../platform/events/event.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { emailProved } from '../../users/account-events.ts';
import { byEmail, findUser, type UserRow } from '../../users/user-rows.ts';
import { askForFactor } from '../factors/prove-factor.ts';
import { hasFactor, readSecondFactors } from '../factors/second-factors.ts';
import { hashPassword, isPasswordOf, needsRehash } from '../passwords/password-hash.ts';
import { identityErrors } from '../sessions/errors.ts';
import { type Caller, type OpenSession, startSession } from '../sessions/session-service.ts';
import { mailNewDevice } from './new-device.ts';
import { mailVerification } from './register.ts';
import { type Attempt, admitAttempt, admitMail, forgiveAttempt } from './throttle.ts';

export interface LoginRequest {
  email: string;
  password: string;
  remember: boolean;
  caller: Caller;
  device: string | undefined;
}

/** An unknown address, a wrong password and an unconfirmed account get the same answer after the same work. */
export async function login(services: Services, request: LoginRequest): Promise<OpenSession | Refusal> {
  const { db, now } = services;
  const user = await checkPassword(services, request);
  if (user instanceof Refusal) return user;
  if (!user.emailVerifiedAt) {
    await remind(services, user);
    return identityErrors.INVALID_CREDENTIALS();
  }
  if (user.deactivatedBy === 'admin') return identityErrors.ACCOUNT_CLOSED();
  if (user.passwordHash && needsRehash(user.passwordHash)) await rehash(services, user.id, request.password);
  if (hasFactor(await readSecondFactors(db, user))) {
    const payload = { remember: request.remember };
    const challenge = await askForFactor(db, services, { purpose: 'login', userId: user.id, payload });
    return identityErrors.SECOND_FACTOR_NEEDED({ ...challenge });
  }
  return db.transaction(async (tx) => {
    await announce(services, tx, emailProved({ account: user, at: now() }));
    await mailNewDevice(tx, services, { user, ...request });
    return startSession(tx, services, { user, remember: request.remember, caller: request.caller });
  });
}

type Check = Pick<LoginRequest, 'email' | 'password' | 'caller' | 'device'>;

/** Returns the user if the password is right. Every attempt counts, whichever call checks the password. */
export async function checkPassword(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { email, password, caller, device }: Check,
): Promise<UserRow | Refusal> {
  const attempt: Attempt = { email, ip: caller.ip, device };
  const refusal = await admitAttempt(db, attempt, { now: now(), secret: secrets.auth });
  if (refusal) return refusal;
  const user = await findUser(db, byEmail(email));
  const isRight = await isPasswordOf(user?.passwordHash, password);
  if (!user || !isRight) return identityErrors.INVALID_CREDENTIALS();
  await forgiveAttempt(db, attempt, secrets.auth);
  return user;
}

/** Sends the confirmation mail again: the password is right, so its owner lost the mail or let the link expire. */
async function remind({ db, config, now }: Services, user: UserRow): Promise<void> {
  await db.transaction(async (tx) => {
    if (await admitMail(tx, user.email, now()))
      await mailVerification(tx, { user, siteUrl: config.siteUrl, now: now() });
  });
}

async function rehash({ db }: Services, userId: string, password: string): Promise<void> {
  await db.execute(sql`UPDATE users SET password_hash = ${await hashPassword(password)} WHERE id = ${userId}`);
}
