import type { SecondFactors } from '@aimante/api-contract/second-factor';
import type {
  addCodeAppSchema,
  addPasskeySchema,
  codeAppEnrolmentSchema,
  passkeyEnrolmentSchema,
} from '@aimante/api-contract/second-factor/schemas';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inTransaction } from '../../../platform/database/connection/in-transaction.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import type { Actor } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import { readSetting } from '../../../platform/settings/settings-store.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { byId, findUser, type UserRow } from '../../users/user-rows.ts';
import { openChallenge, takeChallenge } from '../factors/challenges.ts';
import { addressOfApp, keepApp, newAppSecret, periodOfCode } from '../factors/code-app.ts';
import { askForNewPasskey, keepPasskey } from '../factors/passkeys.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.ts';
import { hasFactor, markProved, readSecondFactors } from '../factors/second-factors.ts';
import { queueAccountMail } from '../passwords/account-mail.ts';
import { identityErrors } from '../sessions/errors.ts';
import type { Caller } from '../sessions/session-service.ts';
import { confirmPassword } from './password-service.ts';

interface Enrolment {
  actor: Actor;
  password?: string | undefined;
  caller: Caller;
  device: string | undefined;
}

/** A stolen session is not enough to add a factor: it takes the password, or a fresh proof of a factor that exists. */
async function mayEnrol(services: Services, { password, ...proof }: Enrolment): Promise<UserRow | Refusal> {
  const { db } = services;
  if (!hasFactor(await readSecondFactors(db, proof.actor)))
    return password === undefined ? identityErrors.WRONG_PASSWORD() : confirmPassword(services, { ...proof, password });
  if (proof.actor.secondFactor !== 'fresh') return httpErrors.STEP_UP_NEEDED();
  return (await findUser(db, byId(proof.actor.id))) ?? httpErrors.UNAUTHENTICATED();
}

export async function startPasskey(
  services: Services,
  enrolment: Enrolment,
): Promise<z.output<typeof passkeyEnrolmentSchema> | Refusal> {
  const { db, config, now } = services;
  const user = await mayEnrol(services, enrolment);
  if (user instanceof Refusal) return user;
  const { name: shopName } = await readSetting(db, 'shop');
  const passkey = await askForNewPasskey(db, config, { user, shopName });
  const { id: userId } = user;
  const { sessionId } = enrolment.actor;
  const asked = { purpose: 'add-passkey', challenge: passkey.challenge, userId, sessionId } as const;
  return { ticket: await openChallenge(db, asked, now()), passkey: { ...passkey } };
}

export async function startCodeApp(
  services: Services,
  enrolment: Enrolment,
): Promise<z.output<typeof codeAppEnrolmentSchema> | Refusal> {
  const { db, now } = services;
  const user = await mayEnrol(services, enrolment);
  if (user instanceof Refusal) return user;
  const { name: issuer } = await readSetting(db, 'shop');
  const secret = newAppSecret();
  const { sessionId } = enrolment.actor;
  const asked = { purpose: 'add-code-app', challenge: secret, userId: user.id, sessionId } as const;
  const ticket = await openChallenge(db, asked, now());
  return { ticket, secret, address: addressOfApp(secret, { issuer, label: user.email }) };
}

export function addPasskey(
  services: Services,
  author: Author,
  given: z.output<typeof addPasskeySchema>,
): Promise<SecondFactors | Refusal> {
  const { db, config, now } = services;
  const { id: userId, sessionId } = author.actor;
  return inTransaction(db, async (tx) => {
    const asked = { ticket: given.ticket, purposes: ['add-passkey'], sessionId } as const;
    const challenge = await takeChallenge(tx, asked, now());
    if (!challenge) throw identityErrors.CHALLENGE_EXPIRED();
    const answered = { challenge: challenge.challenge, answer: given.passkey, now: now() };
    if (!(await keepPasskey(tx, config, { ...answered, userId, name: given.name })))
      throw identityErrors.PASSKEY_REFUSED();
    return added(services, tx, { author, kind: 'passkey' });
  });
}

export function addCodeApp(
  services: Services,
  author: Author,
  { ticket, code }: z.output<typeof addCodeAppSchema>,
): Promise<SecondFactors | Refusal> {
  const { db, secrets, now } = services;
  const { id: userId, sessionId } = author.actor;
  return inTransaction(db, async (tx) => {
    const challenge = await takeChallenge(tx, { ticket, purposes: ['add-code-app'], sessionId }, now());
    if (!challenge) throw identityErrors.CHALLENGE_EXPIRED();
    const period = periodOfCode(challenge.challenge, code, now());
    if (period === undefined) throw identityErrors.SECOND_FACTOR_WRONG();
    await keepApp(tx, secrets.auth, { userId, secret: challenge.challenge, period, now: now() });
    return added(services, tx, { author, kind: 'code-app' });
  });
}

interface Addition {
  author: Author;
  kind: 'passkey' | 'code-app';
}

/** The session has just shown the new factor. The first one brings recovery codes, and the owner gets a mail. */
async function added(services: Services, tx: Queryable, { author, kind }: Addition): Promise<SecondFactors> {
  const { id, sessionId } = author.actor;
  await markProved(tx, sessionId, services.now());
  await recordAudit(tx, author, { action: 'user.add-factor', entity: 'user', entityId: id, after: { kind } });
  await mailFactorChange(services, tx, { userId: id, kind, change: 'added' });
  const factors = await readSecondFactors(tx, author.actor);
  if (factors.recoveryCodesLeft > 0) return factors;
  const recoveryCodes = await makeRecoveryCodes(tx, id, services.now());
  return { ...factors, recoveryCodesLeft: recoveryCodes.length, recoveryCodes };
}

export interface FactorChange {
  userId: string;
  kind: 'passkey' | 'code-app' | 'all';
  change: 'added' | 'removed';
}

export async function mailFactorChange(
  { config }: Pick<Services, 'config'>,
  tx: Queryable,
  { userId, kind, change }: FactorChange,
): Promise<void> {
  const user = await findUser(tx, byId(userId));
  if (!user) return;
  const { email: to, locale, firstName } = user;
  const link = sitePage(config.siteUrl, locale, { path: '/account/security' });
  const payload = { link, factor: kind, change };
  await queueAccountMail(tx, { kind: 'second-factor-changed', to, locale, firstName, payload });
}
