import { recordConsent } from '../../platform/audit/record-consent.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { announce } from '../../platform/events/event.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { queueAccountMail } from '../identity/passwords/account-mail.ts';
import { type MailToken, useMailToken } from '../identity/passwords/mail-token.ts';
import { identityErrors } from '../identity/sessions/errors.ts';
import { ofUser, revokeSessions } from '../identity/sessions/session-rows.ts';
import { emailProved } from '../users/account-events.ts';
import { byEmail, byId, findUser, type UserRow } from '../users/user-rows.ts';
import { anonymise } from './closing/anonymise.ts';

export type Confirmed = 'emailVerified' | 'emailChanged' | 'accountDeleted';

/** Performs the action that the mail announced. A refusal leaves the link usable. */
export function confirmLink(services: Services, secret: string): Promise<Confirmed | Refusal> {
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const purposes = ['verify-email', 'change-email', 'delete-account'] as const;
    const token = await useMailToken(tx, secret, { purposes, now: now() });
    const user = token && (await findUser(tx, byId(token.userId)));
    if (!user || user.anonymisedAt) throw identityErrors.LINK_INVALID();
    if (token.purpose === 'change-email') return changeEmail(services, tx, { user, token, now: now() });
    if (token.purpose === 'delete-account') return deleteAccount(services, tx, user);
    return verifyEmail(services, tx, { user, token, now: now() });
  });
}

interface Confirmation {
  user: UserRow;
  token: MailToken;
  now: Date;
}

async function verifyEmail(services: Services, db: Queryable, { user, token, now }: Confirmation): Promise<Confirmed> {
  await db.execute(sql`UPDATE users SET email_verified_at = ${now.toISOString()} WHERE id = ${user.id}`);
  await announce(services, db, emailProved({ account: user, at: now }));
  await recordConsent(db, { subject: user.id, purpose: 'terms', granted: true, at: now });
  if (token.payload.newsletter === true) await subscribe(db, user, now);
  return 'emailVerified';
}

async function changeEmail(services: Services, db: Queryable, { user, token, now }: Confirmation): Promise<Confirmed> {
  const email = String(token.payload.email);
  if (await findUser(db, byEmail(email))) throw identityErrors.EMAIL_TAKEN();
  const at = now.toISOString();
  await db
    .execute(
      sql`UPDATE users SET email = ${email}, email_verified_at = ${at}, updated_at = ${at}, version = version + 1
        WHERE id = ${user.id}`,
    )
    .catch(refuseTaken);
  await revokeSessions(db, ofUser(user.id), { reason: 'email', now });
  await announce(services, db, emailProved({ account: { id: user.id, email }, at: now }));
  const { locale, firstName } = user;
  await queueAccountMail(db, {
    kind: 'email-changed',
    to: user.email,
    locale,
    firstName,
    payload: { newEmail: email },
  });
  return 'emailChanged';
}

/** Another account confirmed the same address between the check and the write. */
function refuseTaken(error: Error): never {
  throw 'code' in error && error.code === '23505' ? identityErrors.EMAIL_TAKEN() : error;
}

async function deleteAccount(services: Services, db: Queryable, user: UserRow): Promise<Confirmed> {
  const refusal = await anonymise(services, db, user.id);
  if (refusal) throw refusal;
  const { email: to, locale, firstName } = user;
  await queueAccountMail(db, { kind: 'account-deleted', to, locale, firstName, payload: {} });
  return 'accountDeleted';
}

/** A ticked box at sign-up and a confirmed address together are the double opt-in. */
async function subscribe(db: Queryable, { email, locale }: UserRow, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`INSERT INTO newsletter_subscribers AS n (id, email, locale, status, consented_at, confirmed_at)
    VALUES (${uuidv7(now.getTime())}, ${email}, ${locale}, 'subscribed', ${at}, ${at})
    ON CONFLICT (email) DO UPDATE SET status = 'subscribed', consented_at = ${at}, confirmed_at = ${at}, unsubscribed_at = NULL`);
  await recordConsent(db, { subject: email, purpose: 'newsletter', granted: true, at: now });
}
