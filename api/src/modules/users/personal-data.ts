import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { userKey } from '../photos/photo-owner.ts';
import { type PhotoRow, photoColumns } from '../photos/photo-rows.ts';

/** Every row about a person, by the name it has in the export; secrets and hashes left out. */
const sections: Record<string, (id: string, email: string) => SQL> = {
  account: (
    id,
  ) => sql`SELECT id, email, email_verified_at, role, first_name, last_name, phone, account_type, company_name, siret,
    vat_number, legal_representative, locale, is_active, terms_accepted_at, last_login_at, created_at FROM users WHERE id = ${id}`,
  addresses: (id) => sql`SELECT * FROM addresses WHERE user_id = ${id} ORDER BY id`,
  sessions: (id) => sql`SELECT id, user_agent, ip, created_at, last_used_at, expires_at, revoked_at FROM sessions
    WHERE user_id = ${id} ORDER BY id`,
  orders: (id) => sql`SELECT * FROM orders WHERE user_id = ${id} ORDER BY id`,
  orderLines: (id) =>
    sql`SELECT l.* FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.user_id = ${id} ORDER BY l.id`,
  orderPhotos: (id) => sql`SELECT p.* FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
    JOIN orders o ON o.id = l.order_id WHERE o.user_id = ${id} ORDER BY p.id`,
  orderEvents: (id) =>
    sql`SELECT e.* FROM order_events e JOIN orders o ON o.id = e.order_id WHERE o.user_id = ${id} ORDER BY e.id`,
  invoices: (id) => sql`SELECT i.label, i.data, i.issued_at FROM invoices i JOIN orders o ON o.id = i.order_id
    WHERE o.user_id = ${id} ORDER BY i.id`,
  claims: (id) =>
    sql`SELECT c.* FROM claims c JOIN orders o ON o.id = c.order_id WHERE o.user_id = ${id} ORDER BY c.id`,
  photos: (id) => sql`SELECT p.id, p.file_name, p.mime, p.bytes, p.width, p.height, p.state, p.created_at, p.purge_after
    ${photosOf(id)} ORDER BY p.id`,
  loyalty: (id) => sql`SELECT * FROM loyalty_entries WHERE user_id = ${id} ORDER BY id`,
  contacts: (id, email) => sql`SELECT t.*, (SELECT json_agg(m ORDER BY m.id) FROM contact_messages m
    WHERE m.thread_id = t.id AND m.kind <> 'note') AS messages FROM contact_threads t
    WHERE t.user_id = ${id} OR t.email = ${email} ORDER BY t.id`,
  newsletter: (_, email) => sql`SELECT email, locale, status, consented_at, confirmed_at, unsubscribed_at
    FROM newsletter_subscribers WHERE email = ${email}`,
  consents: (id, email) =>
    sql`SELECT purpose, granted, text_version, at FROM consent_log WHERE subject IN (${id}, ${email}) ORDER BY id`,
  mails: (_, email) =>
    sql`SELECT kind, locale, status, created_at, sent_at FROM outbox WHERE recipient = ${email} ORDER BY id`,
};

/** Those in the account, and those that its orders were made of. */
const photosOf = (userId: string): SQL => sql`FROM photos p WHERE p.owner_key = ${userKey(userId)} OR p.id IN (
  SELECT l.photo_id FROM order_line_photos l JOIN order_lines i ON i.id = l.order_line_id JOIN orders o ON o.id = i.order_id
  WHERE o.user_id = ${userId})`;

/** Those whose originals are still there. */
export async function listPhotos(db: Queryable, userId: string): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(
    sql`SELECT * FROM (SELECT ${photoColumns} ${photosOf(userId)}) listed WHERE state = 'ready' ORDER BY id`,
  );
  return rows;
}

export async function collectPersonalData(
  db: Queryable,
  user: { id: string; email: string },
): Promise<Record<string, unknown[]>> {
  const collected: Record<string, unknown[]> = {};
  for (const [name, select] of Object.entries(sections)) {
    collected[name] = (await db.execute(select(user.id, user.email))).rows;
  }
  return collected;
}
