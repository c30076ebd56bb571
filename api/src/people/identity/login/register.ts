import type { registerSchema } from '@aimante/api-contract/identity/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import type { Locale, Refusal } from '../../../platform/text/refusal.ts';
import { byEmail, findUser, type UserRow } from '../../users/user-rows.ts';
import { queueAccountMail } from '../passwords/account-mail.ts';
import { endLinks, hasOpenLink, issueMailToken, linkMinutes } from '../passwords/mail-token.ts';
import { mailPasswordChoice } from '../passwords/password-choice.ts';
import { hashPassword, isPasswordOf } from '../passwords/password-hash.ts';
import { ownerWords, refuseWeakPassword } from '../passwords/weak-password.ts';
import { admitMail } from './throttle.ts';

export type Registration = z.output<typeof registerSchema>;

/**
 * Opens an account that can be used once its address is confirmed. If the address already has an account, only a mail
 * says so: the answer and the work are the same.
 */
export async function register(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  registration: Registration,
  locale: Locale,
): Promise<Refusal | undefined> {
  const { email, firstName } = registration;
  const refusal = await refuseWeakPassword(registration.password, ownerWords(registration));
  if (refusal) return refusal;
  const passwordHash = await hashPassword(registration.password);
  const isSame = await isPasswordOf((await findUser(db, byEmail(email)))?.passwordHash, registration.password);
  await db.transaction(async (tx) => {
    const at = now();
    const { siteUrl } = config;
    if (!(await admitMail(tx, email, at))) return;
    const user = await keep(tx, { registration, passwordHash, locale, at });
    if (!user) await mailAccountExists(tx, { email, firstName, locale, siteUrl });
    else if (!isSame && (await hasOpenLink(tx, user.id, at))) await askForPassword(tx, { user, siteUrl, now: at });
    else await mailVerification(tx, { user, siteUrl, now: at, newsletter: registration.newsletter });
  });
  return undefined;
}

/**
 * Two registrations used one address. Only the reader of its mails is known to be its owner, and chooses the password
 * there.
 */
async function askForPassword(db: Queryable, mail: Omit<Verification, 'newsletter'>): Promise<void> {
  await db.execute(sql`UPDATE users SET password_hash = NULL WHERE id = ${mail.user.id}`);
  await endLinks(db, { userId: mail.user.id, purpose: 'verify-email' }, mail.now);
  await mailPasswordChoice(db, { ...mail, locale: mail.user.locale });
}

interface Verification {
  user: Pick<UserRow, 'id' | 'email' | 'locale' | 'firstName'>;
  siteUrl: string;
  now: Date;
  newsletter?: boolean;
}

export async function mailVerification(
  db: Queryable,
  { user, siteUrl, now, newsletter = false }: Verification,
): Promise<void> {
  const token = await issueMailToken(db, { userId: user.id, purpose: 'verify-email', payload: { newsletter } }, now);
  const link = sitePage(siteUrl, user.locale, { path: '/auth/verify-email', token });
  await queueAccountMail(db, {
    kind: 'verify-email',
    to: user.email,
    locale: user.locale,
    firstName: user.firstName,
    payload: { link, minutes: linkMinutes },
  });
}

async function mailAccountExists(
  db: Queryable,
  to: { email: string; firstName: string; locale: Locale; siteUrl: string },
): Promise<void> {
  const { locale, siteUrl } = to;
  await queueAccountMail(db, {
    kind: 'account-exists',
    to: to.email,
    locale,
    firstName: to.firstName,
    payload: {
      loginLink: sitePage(siteUrl, locale, { path: '/auth/login' }),
      resetLink: sitePage(siteUrl, locale, { path: '/auth/forgot-password' }),
    },
  });
}

interface Candidate {
  registration: Registration;
  passwordHash: string;
  locale: Locale;
  at: Date;
}

/** The new account, or an unconfirmed one updated to this request. Undefined: the address has a confirmed account. */
async function keep(
  db: Queryable,
  { registration: given, passwordHash, locale, at }: Candidate,
): Promise<UserRow | undefined> {
  const isBusiness = given.accountType === 'business';
  await db.execute(sql`INSERT INTO users AS u (id, email, password_hash, password_changed_at, first_name, last_name, phone,
      account_type, company_name, siret, vat_number, legal_representative, locale, terms_accepted_at, created_at, updated_at)
    VALUES (${uuidv7(at.getTime())}, ${given.email}, ${passwordHash}, ${at.toISOString()}, ${given.firstName}, ${given.lastName},
      ${given.phone || null}, ${given.accountType}, ${isBusiness ? (given.companyName ?? '') : null},
      ${(isBusiness && given.siret) || null}, ${(isBusiness && given.vatNumber) || null},
      ${(isBusiness && given.legalRepresentative) || null}, ${locale}, ${at.toISOString()}, ${at.toISOString()}, ${at.toISOString()})
    ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at,
      first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone,
      account_type = excluded.account_type, company_name = excluded.company_name, siret = excluded.siret,
      vat_number = excluded.vat_number, legal_representative = excluded.legal_representative, locale = excluded.locale,
      terms_accepted_at = excluded.terms_accepted_at, updated_at = excluded.updated_at
    WHERE u.email_verified_at IS NULL AND u.role = 'customer'`);
  const user = await findUser(db, byEmail(given.email));
  return user?.emailVerifiedAt === null && user.passwordHash === passwordHash ? user : undefined;
}
