import { anonymiseConsents } from '../../../platform/audit/record-consent.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { announce } from '../../../platform/events/event.ts';
import { forgetMails } from '../../../platform/mail/sending/forget-mails.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { removeFactors } from '../../identity/factors/second-factors.ts';
import { ofUser, revokeSessions } from '../../identity/sessions/session-rows.ts';
import { userKey } from '../../photos/record/photo-owner.ts';
import { accountErased, emailProved } from '../../users/account-events.ts';
import { anonymousAddress } from '../../users/anonymous.ts';
import { userErrors } from '../../users/errors.ts';
import { hasOpenOrders } from '../../users/order-lookups.ts';
import { keepAnOwner } from '../../users/team-roles.ts';
import { byId, findUser } from '../../users/user-rows.ts';
import { eraseContacts } from './erase-contacts.ts';

interface Person {
  id: string;
  email: string;
  /** The address that replaces the e-mail address. */
  unknownId: SQL;
  at: string;
}

/** The account's own row stays, because other rows refer to it. The purge jobs delete its files. */
const statements: readonly ((person: Person) => SQL)[] = [
  ({
    id,
    unknownId: anonymous,
    at,
  }) => sql`UPDATE users SET email = ${anonymous}, email_verified_at = NULL, password_hash = NULL,
    first_name = '', last_name = '', phone = NULL, account_type = 'personal', company_name = NULL, siret = NULL,
    vat_number = NULL, legal_representative = NULL, role = 'customer', is_active = false, deactivation_reason = NULL,
    anonymised_at = ${at}, updated_at = ${at}, version = version + 1 WHERE id = ${id}`,
  ({ id }) => sql`UPDATE sessions SET ip = NULL, user_agent = NULL WHERE user_id = ${id}`,
  ({ id }) => sql`DELETE FROM staff_members WHERE user_id = ${id}`,
  ({ id }) => sql`DELETE FROM addresses WHERE user_id = ${id}`,
  ({ id }) => sql`DELETE FROM mail_tokens WHERE user_id = ${id}`,
  ({ id, at }) => sql`UPDATE photos SET file_name = 'photo', purge_after = ${at} WHERE owner_key = ${userKey(id)}`,
  ({ id }) => sql`DELETE FROM photo_pairings WHERE owner_key = ${userKey(id)}`,
];

/**
 * Removes all personal data from an account. Invoices stay for ten years, as the law requires; orders stay as figures.
 */
export async function anonymise(services: Services, db: Queryable, userId: string): Promise<Refusal | undefined> {
  const now = services.now();
  const isLast = await keepAnOwner(db, userId);
  if (isLast) return isLast;
  const user = await findUser(db, sql`${byId(userId)} FOR UPDATE`);
  if (!user || user.anonymisedAt) return userErrors.USER_NOT_FOUND();
  if (user.emailVerifiedAt) await announce(services, db, emailProved({ account: user, at: now }));
  const isOpen = await refuseWhileOpen(services, db, userId);
  if (isOpen) return isOpen;
  await revokeSessions(db, ofUser(userId), { reason: 'deleted', now });
  await announce(services, db, accountErased({ userId, at: now }));
  const person = {
    id: userId,
    email: user.email,
    unknownId: anonymousAddress(sql`${userId}::text`),
    at: now.toISOString(),
  };
  await forgetMails(db, {
    recipient: user.email,
    pending: sql`SELECT t.payload ->> 'email' FROM mail_tokens t WHERE t.user_id = ${userId}`,
  });
  await anonymiseConsents(db, { subjects: [userId, user.email], anonymous: person.unknownId });
  await removeFactors(db, userId);
  await eraseContacts(db, { id: userId, email: user.email, anonymous: person.unknownId });
  for (const statement of statements) await db.execute(statement(person));
  return undefined;
}

export async function refuseWhileOpen(services: Services, db: Queryable, userId: string): Promise<Refusal | undefined> {
  const { rows } = await db.execute<{ isOpen: boolean }>(
    sql`SELECT ${hasOpenOrders(services, sql`${userId}`)} AS "isOpen"`,
  );
  return rows[0]?.isOpen ? userErrors.ACCOUNT_HAS_OPEN_ORDERS() : undefined;
}
