import type { PersonalSections } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

const sections: PersonalSections = {
  orders: (
    id,
    email,
  ) => sql`SELECT id, number, email, phone, locale, status, payment_status, stage, block_reason, cancel_reason,
    subtotal_cents, discount_cents, shipping_cents, vat_cents, total_cents, refunded_cents, vat_rate, coupon_code,
    shipping_method, relay, market_event_id, shipping_address, billing_address, customer_note, is_gift, gift_message, points_spent, points_cents, tracking_number,
    tracking_url, estimated_from, estimated_to, hold_expires_at, paid_at, completed_at, cancelled_at, created_at,
    updated_at FROM orders o WHERE ${ofPerson(id, email)} ORDER BY id`,
  orderLines: (id, email) =>
    sql`SELECT l.* FROM order_lines l WHERE ${ofOrders(sql`l.order_id`, id, email)} ORDER BY l.id`,
  orderPhotos: (id, email) => sql`SELECT p.id, p.order_line_id, p.photo_id, p.position, p.copies, p.recipe, p.review,
    p.review_reason FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
    WHERE ${ofOrders(sql`l.order_id`, id, email)} ORDER BY p.id`,
  orderEvents: (id, email) => sql`SELECT e.id, e.order_id, e.type, e.actor_role, e.data, e.at FROM order_events e
    WHERE ${ofOrders(sql`e.order_id`, id, email)} ORDER BY e.position`,
  payments: (
    id,
    email,
  ) => sql`SELECT a.id, a.order_id, a.provider, a.amount_cents, a.currency, a.state, a.failure_code, a.created_at
    FROM payment_attempts a WHERE ${ofOrders(sql`a.order_id`, id, email)} ORDER BY a.position`,
  refunds: (
    id,
    email,
  ) => sql`SELECT r.id, r.order_id, r.amount_cents, r.reason, r.parts, r.state, r.created_at FROM refunds r
    WHERE ${ofOrders(sql`r.order_id`, id, email)} ORDER BY r.id`,
  parcels: (
    id,
    email,
  ) => sql`SELECT p.id, p.carrier, p.tracking_number, p.weight_grams, p.state, p.state_at, p.created_at,
    (SELECT json_agg(po.order_id) FROM parcel_orders po WHERE po.parcel_id = p.id) AS orders FROM parcels p
    WHERE EXISTS (SELECT 1 FROM parcel_orders po WHERE po.parcel_id = p.id AND ${ofOrders(sql`po.order_id`, id, email)}) ORDER BY p.id`,
  parcelEvents: (id, email) => sql`SELECT e.id, e.parcel_id, e.state, e.text, e.place, e.at FROM parcel_events e
    JOIN parcel_orders po ON po.parcel_id = e.parcel_id WHERE ${ofOrders(sql`po.order_id`, id, email)} ORDER BY e.id`,
  claims: (id, email) => sql`SELECT c.* FROM claims c WHERE ${ofOrders(sql`c.order_id`, id, email)} ORDER BY c.id`,
  reviews: (id, email) => sql`SELECT v.* FROM reviews v WHERE ${ofOrders(sql`v.order_id`, id, email)} ORDER BY v.id`,
  reviewPhotos: (
    id,
    email,
  ) => sql`SELECT f.id, f.review_id, f.position, '/uploads/catalogue/' || b.hash || '-320.jpg' AS address
    FROM review_photos f JOIN reviews v ON v.id = f.review_id JOIN pictures b ON b.id = f.picture_id
    WHERE ${ofOrders(sql`v.order_id`, id, email)} ORDER BY f.id`,
  loyalty: (id) => sql`SELECT * FROM loyalty_entries WHERE user_id = ${id} ORDER BY id`,
  coupons: (
    id,
  ) => sql`SELECT id, code, discount_type, discount_value, minimum_cents, starts_at, ends_at, used, created_at
    FROM coupons WHERE customer_id = ${id} ORDER BY id`,
  couponUses: (id, email) => sql`SELECT u.id, u.order_id, c.code, u.created_at, u.released_at FROM coupon_uses u
    JOIN coupons c ON c.id = u.coupon_id WHERE u.customer_key = ${email} OR ${ofOrders(sql`u.order_id`, id, email)} ORDER BY u.id`,
  /** Mails with the link of an order that were asked for and have not been sent yet. */
  orderLinkRequests: (_, email) => sql`SELECT q.id, q.number, q.email, q.locale, q.created_at
    FROM order_link_requests q WHERE q.email = ${email} ORDER BY q.id`,
};

/** Orders without an account belong to the person with their e-mail address. */
export const ofPerson = (userId: string, email: string): SQL =>
  sql`(o.user_id = ${userId} OR (o.user_id IS NULL AND o.email = ${email}))`;

const ofOrders = (column: SQL, userId: string, email: string): SQL =>
  sql`${column} IN (SELECT o.id FROM orders o WHERE ${ofPerson(userId, email)})`;

export const exportOrders = (
  _: unknown,
  __: Queryable,
  { add }: { add: (sections: PersonalSections) => Promise<void> },
): Promise<void> => add(sections);
