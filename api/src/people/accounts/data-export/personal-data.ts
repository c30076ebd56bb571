import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { userKey } from '../../photos/record/photo-owner.ts';
import { type PhotoRow, photoColumns } from '../../photos/record/photo-rows.ts';

/** Every row about a person, by its name in the export, without secrets and hashes. */
const sections: Record<string, (id: string, email: string) => SQL> = {
  account: (
    id,
  ) => sql`SELECT id, email, email_verified_at, role, first_name, last_name, phone, account_type, company_name,
    siret, vat_number, legal_representative, locale, is_active, deactivated_by, deactivated_at, deactivation_reason,
    terms_accepted_at, password_changed_at, last_login_at, created_at, updated_at FROM users WHERE id = ${id}`,
  addresses: (id) => sql`SELECT * FROM addresses WHERE user_id = ${id} ORDER BY id`,
  sessions: (id) => sql`SELECT id, user_agent, ip, created_at, last_used_at, expires_at, revoked_at FROM sessions
    WHERE user_id = ${id} ORDER BY id`,
  orders: (
    id,
  ) => sql`SELECT id, number, email, phone, locale, status, payment_status, stage, block_reason, cancel_reason,
    subtotal_cents, discount_cents, shipping_cents, vat_cents, total_cents, refunded_cents, vat_rate, coupon_code,
    shipping_method, relay, market_event_id, shipping_address, billing_address, customer_note, tracking_number,
    tracking_url, estimated_from, estimated_to, hold_expires_at, paid_at, completed_at, cancelled_at, created_at,
    updated_at FROM orders WHERE user_id = ${id} ORDER BY id`,
  orderLines: (id) => sql`SELECT l.* FROM order_lines l WHERE ${ofOrders(sql`l.order_id`, id)} ORDER BY l.id`,
  orderPhotos: (id) => sql`SELECT p.id, p.order_line_id, p.photo_id, p.position, p.copies, p.recipe, p.review,
    p.review_reason FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
    WHERE ${ofOrders(sql`l.order_id`, id)} ORDER BY p.id`,
  orderEvents: (id) => sql`SELECT e.id, e.order_id, e.type, e.actor_role, e.data, e.at FROM order_events e
    WHERE ${ofOrders(sql`e.order_id`, id)} ORDER BY e.position`,
  payments: (
    id,
  ) => sql`SELECT a.id, a.order_id, a.provider, a.amount_cents, a.currency, a.state, a.failure_code, a.created_at
    FROM payment_attempts a WHERE ${ofOrders(sql`a.order_id`, id)} ORDER BY a.position`,
  refunds: (id) => sql`SELECT r.id, r.order_id, r.amount_cents, r.reason, r.state, r.created_at FROM refunds r
    WHERE ${ofOrders(sql`r.order_id`, id)} ORDER BY r.id`,
  invoices: (id) => sql`SELECT i.id, i.label, i.data, i.issued_at FROM invoices i
    WHERE ${ofOrders(sql`i.order_id`, id)} ORDER BY i.id`,
  claims: (id) => sql`SELECT c.* FROM claims c WHERE ${ofOrders(sql`c.order_id`, id)} ORDER BY c.id`,
  photos: (id) => sql`SELECT p.id, p.file_name, p.mime, p.bytes, p.width, p.height, p.state, p.created_at, p.purge_after
    ${photosOf(id)} ORDER BY p.id`,
  loyalty: (id) => sql`SELECT * FROM loyalty_entries WHERE user_id = ${id} ORDER BY id`,
  coupons: (
    id,
  ) => sql`SELECT id, code, discount_type, discount_value, minimum_cents, starts_at, ends_at, used, created_at
    FROM coupons WHERE customer_id = ${id} ORDER BY id`,
  couponUses: (id, email) => sql`SELECT u.id, u.order_id, c.code, u.created_at, u.released_at FROM coupon_uses u
    JOIN coupons c ON c.id = u.coupon_id WHERE u.customer_key = ${email} OR ${ofOrders(sql`u.order_id`, id)} ORDER BY u.id`,
  contacts: (id, email) => sql`SELECT t.id, t.ticket, t.name, t.email, t.subject, t.order_number, t.locale, t.status,
    t.created_at, t.updated_at, (SELECT json_agg(json_build_object('id', m.id, 'kind', m.kind, 'body', m.body,
      'attachments', m.attachments, 'created_at', m.created_at) ORDER BY m.id) FROM contact_messages m
      WHERE m.thread_id = t.id) AS messages FROM contact_threads t WHERE ${ofThreads(id, email)} ORDER BY t.id`,
  newsletter: (_, email) => sql`SELECT id, email, locale, status, consented_at, confirmed_at, unsubscribed_at
    FROM newsletter_subscribers WHERE email = ${email}`,
  consents: (id, email) =>
    sql`SELECT id, purpose, granted, text_version, at FROM consent_log WHERE subject IN (${id}, ${email}) ORDER BY id`,
  mails: (_, email) =>
    sql`SELECT id, kind, locale, status, created_at, sent_at FROM outbox WHERE recipient = ${email} ORDER BY id`,
  // When the shop viewed or changed something, and what it did, without the identity of the staff member.
  consultations: (id) => sql`SELECT id, at, actor_role, action FROM audit_log
    WHERE actor_id = ${id} OR (entity = 'user' AND entity_id = ${id}) ORDER BY id`,
};

const ofOrders = (column: SQL, userId: string): SQL =>
  sql`${column} IN (SELECT o.id FROM orders o WHERE o.user_id = ${userId})`;
const ofThreads = (userId: string, email: string): SQL => sql`(t.user_id = ${userId} OR t.email = ${email})`;

const photosOf = (userId: string): SQL => sql`FROM photos p WHERE p.owner_key = ${userKey(userId)} OR p.id IN (
  SELECT l.photo_id FROM order_line_photos l JOIN order_lines i ON i.id = l.order_line_id JOIN orders o ON o.id = i.order_id
  WHERE o.user_id = ${userId})`;

/** Photos with an original that still exists. */
export async function listPhotos(db: Queryable, userId: string): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(
    sql`SELECT * FROM (SELECT ${photoColumns} ${photosOf(userId)}) listed WHERE state = 'ready' ORDER BY id`,
  );
  return rows;
}

export async function listAttachments(db: Queryable, { id, email }: Person): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`SELECT 'contact/' || t.id || '/' || (a ->> 'name') AS key
    FROM contact_threads t JOIN contact_messages m ON m.thread_id = t.id CROSS JOIN jsonb_array_elements(m.attachments) a
    WHERE ${ofThreads(id, email)} ORDER BY m.id`);
  return rows.map(({ key }) => key);
}

export interface Person {
  id: string;
  email: string;
}

export async function collectPersonalData(db: Queryable, user: Person): Promise<Record<string, unknown[]>> {
  const collected: Record<string, unknown[]> = {};
  for (const [name, select] of Object.entries(sections)) {
    const { rows } = await db.execute(select(user.id, user.email));
    collected[name] = rows.map(withoutHashes);
  }
  return collected;
}

const withoutHashes = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !column.endsWith('_hash')));
