import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inTransaction } from '../../../platform/database/connection/in-transaction.ts';
import type { Actor } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import { type Locale, Refusal } from '../../../platform/text/refusal.ts';
import { byEmail, byId, findUser, type UserRow } from '../../users/user-rows.ts';
import { queueAccountMail } from '../passwords/account-mail.ts';
import { useMailToken } from '../passwords/mail-token.ts';
import { mailPasswordChoice } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { ownerWords, refuseWeakPassword } from '../passwords/weak-password.ts';
import { identityErrors } from '../sessions/errors.ts';
import { findSession, ofUser, revokeSessions } from '../sessions/session-rows.ts';
import { type Caller, type OpenSession, startSession } from '../sessions/session-service.ts';
import { checkPassword } from './login.ts';
import { admitMail } from './throttle.ts';

export interface PasswordProof {
  actor: Actor;
  password: string;
  caller: Caller;
  device: string | undefined;
}

export async function confirmPassword(
  services: Services,
  { actor, password, caller, device }: PasswordProof,
): Promise<UserRow | Refusal> {
  const user = await checkPassword(services, { email: actor.email, password, caller, device });
  const isWrong = user instanceof Refusal && user.code === 'INVALID_CREDENTIALS';
  // Not 401: the session is valid, only the password is wrong.
  return isWrong ? identityErrors.WRONG_PASSWORD() : user;
}

export async function forgotPassword({ db, config, now }: Services, email: string, locale: Locale): Promise<void> {
  await db.transaction(async (tx) => {
    const mayMail = await admitMail(tx, email, now());
    const user = await findUser(tx, byEmail(email));
    if (!mayMail || !user?.passwordHash || user.anonymisedAt) return;
    await mailPasswordChoice(tx, { user, locale, siteUrl: config.siteUrl, now: now() });
  });
}

/** The link proves the address too. All sessions of the account end. */
export async function resetPassword(
  services: Services,
  given: { token: string; password: string },
): Promise<Refusal | undefined> {
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const token = await useMailToken(tx, given.token, { purposes: ['reset-password'], now: now() });
    const user = token && (await findUser(tx, byId(token.userId)));
    if (!user) return identityErrors.LINK_INVALID();
    const refusal = await refuseWeakPassword(given.password, ownerWords(user));
    if (refusal) return refusal;
    await setPassword(tx, services, { user, password: given.password });
    return undefined;
  });
}

export async function changePassword(
  services: Services,
  request: {
    actor: Actor;
    currentPassword: string;
    newPassword: string;
    caller: Caller;
    device: string | undefined;
  },
): Promise<OpenSession | Refusal> {
  const user = await confirmPassword(services, { ...request, password: request.currentPassword });
  if (user instanceof Refusal) return user;
  const refusal = await refuseWeakPassword(request.newPassword, ownerWords(user));
  if (refusal) return refusal;
  return services.db.transaction(async (tx) => {
    const before = await findSession(tx, request.actor.sessionId);
    await setPassword(tx, services, { user, password: request.newPassword });
    return startSession(tx, services, { user, remember: before?.remember ?? false, caller: request.caller });
  });
}

async function setPassword(
  db: Queryable,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { user, password }: { user: UserRow; password: string },
): Promise<void> {
  const at = now();
  await db.execute(sql`UPDATE users SET password_hash = ${await hashPassword(password)}, password_changed_at = ${at.toISOString()},
    email_verified_at = coalesce(email_verified_at, ${at.toISOString()}), updated_at = ${at.toISOString()} WHERE id = ${user.id}`);
  await revokeSessions(db, ofUser(user.id), { reason: 'password', now: at });
  const resetLink = sitePage(config.siteUrl, user.locale, { path: '/auth/forgot-password' });
  const mail = { to: user.email, locale: user.locale, firstName: user.firstName, payload: { resetLink } };
  await queueAccountMail(db, { kind: 'password-changed', ...mail });
}
