import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { ofUser, revokeSessions } from '../identity/session-rows.ts';
import { userKey } from '../photos/photo-owner.ts';
import { keepAnAdministrator } from './administrators.ts';
import { userErrors } from './errors.ts';
import { byId, findUser } from './user-rows.ts';

/**
 * Takes everything personal out of an account. Invoices stay as the law asks, for ten years; orders stay as figures; the row
 * itself stays for what refers to it.
 */
export async function anonymise(db: Queryable, userId: string, now: Date): Promise<Refusal | undefined> {
  const refusal = (await keepAnAdministrator(db, userId)) ?? (await refuseWhileOpen(db, userId));
  if (refusal) return refusal;
  const at = now.toISOString();
  const user = await findUser(db, sql`${byId(userId)} FOR UPDATE`);
  if (!user || user.anonymisedAt) return userErrors.USER_NOT_FOUND();
  const { email } = user;
  await revokeSessions(db, ofUser(userId), { reason: 'deleted', now });
  await db.execute(sql`UPDATE users SET email = ${anonymous(userId)}, email_verified_at = NULL,
    password_hash = NULL, first_name = '', last_name = '', phone = NULL, account_type = 'personal', company_name = NULL,
    siret = NULL, vat_number = NULL, legal_representative = NULL, role = 'customer', is_active = false,
    deactivation_reason = NULL, anonymised_at = ${at}, updated_at = ${at}, version = version + 1 WHERE id = ${userId}`);
  await db.execute(sql`UPDATE orders SET email = ${anonymous(userId)}, phone = NULL, customer_note = NULL,
    shipping_address = NULL, billing_address = NULL WHERE user_id = ${userId}`);
  await db.execute(sql`UPDATE sessions SET ip = NULL, user_agent = NULL WHERE user_id = ${userId}`);
  await db.execute(sql`DELETE FROM addresses WHERE user_id = ${userId}`);
  await db.execute(sql`DELETE FROM mail_tokens WHERE user_id = ${userId}`);
  await db.execute(sql`UPDATE contact_threads SET name = '', email = ${anonymous(userId)}
    WHERE user_id = ${userId} OR email = ${email}`);
  await db.execute(sql`UPDATE consent_log SET subject = ${anonymous(userId)} WHERE subject IN (${userId}, ${email})`);
  await db.execute(sql`DELETE FROM newsletter_subscribers WHERE email = ${email}`);
  await db.execute(sql`DELETE FROM outbox WHERE recipient = ${email} AND status <> 'waiting'`);
  await db.execute(sql`UPDATE photos SET purge_after = ${at} WHERE owner_key = ${userKey(userId)}`);
  return undefined;
}

const anonymous = (userId: string): string => `anonyme-${userId}@supprime.invalid`;

export async function refuseWhileOpen(db: Queryable, userId: string): Promise<Refusal | undefined> {
  const open = await db.execute(
    sql`SELECT 1 FROM orders WHERE user_id = ${userId} AND status IN ('en_attente', 'en_cours') LIMIT 1`,
  );
  return open.rows.length > 0 ? userErrors.ACCOUNT_HAS_OPEN_ORDERS() : undefined;
}
