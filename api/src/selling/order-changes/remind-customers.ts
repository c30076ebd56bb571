import { wireTime } from '../../platform/database/sql/wire-time.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { type OrderMails, queueOrderMail } from '../orders/access/order-mail.ts';
import { missingOfOrder } from '../orders/record/missing-photos.ts';
import { lockOrder } from '../orders/record/order-rows.ts';
import { isOwed } from '../orders/record/refund-sums.ts';

interface Due extends Record<string, unknown> {
  orderId: string;
  /** Identifies the subject and number of the reminder, so that no mail is sent twice. */
  serial: string;
}

type Reminder = Due & Omit<OrderMails['photo-to-replace'], 'askedAt'>;

const isFreshlyAsked = (
  orderId: SQL,
  at: string,
): SQL => sql`EXISTS (SELECT 1 FROM outbox m WHERE m.order_id = ${orderId}
  AND (m.payload ->> 'askedAt')::timestamptz > ${at}::timestamptz - interval '1 day')`;

/** A photo that must be replaced: on the second and the fifth day. */
const photos = (
  at: string,
): SQL => sql`SELECT w.order_id AS "orderId", w.order_id || ':' || w.since || ':' || d.nth AS serial,
    w.reason, d.nth AS reminder
  FROM (SELECT l.order_id, min(e.at) AS since, (array_agg(coalesce(p.review_reason, '') ORDER BY e.at))[1] AS reason
      FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
      JOIN LATERAL (SELECT max(b.at) AS at FROM order_events b WHERE b.order_id = o.id AND b.type = 'photo_blocked'
        AND b.data ->> 'linePhotoId' = p.id::text) e ON true
      WHERE o.status = 'en_cours' AND ${isOwed} AND p.review = 'blocked' GROUP BY l.order_id) w
    CROSS JOIN (VALUES (1, 2), (2, 5)) AS d(nth, day)
  WHERE ${inWindow(sql`w.since`, sql`d.day`, at)} AND NOT ${isFreshlyAsked(sql`w.order_id`, at)}`;

/** Photos that the customer has not added to a paid order: on the second and the fifth day after the payment. */
const missingPhotos = (at: string): SQL => sql`SELECT o.id AS "orderId", d.nth::text AS serial, d.nth AS reminder
  FROM orders o CROSS JOIN (VALUES (1, 2), (2, 5)) AS d(nth, day)
  WHERE o.status = 'en_cours' AND ${isOwed} AND ${inWindow(sql`o.paid_at`, sql`d.day`, at)}
    AND ${missingOfOrder(sql`o.id`)} > 0 AND NOT ${isFreshlyAsked(sql`o.id`, at)}`;

/** A missing bank transfer: on the third day. */
const transfers = (at: string): SQL => sql`SELECT o.id AS "orderId", a.id::text AS serial, a.data -> 'action' AS bank
  FROM orders o JOIN payment_attempts a ON a.order_id = o.id
  WHERE o.status = 'en_attente' AND a.provider = 'transfer' AND a.state = 'open' AND ${inWindow(sql`a.created_at`, sql`3`, at)}`;

/** An order that the team took, to be paid by its link: a day before the link ends. */
const links = (at: string): SQL => sql`SELECT o.id AS "orderId", '' AS serial, o.hold_expires_at AS "heldUntil"
  FROM orders o WHERE o.status = 'en_attente'
    AND ${at}::timestamptz BETWEEN o.hold_expires_at - interval '1 day' AND o.hold_expires_at - interval '1 hour'
    AND EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.type = 'placed' AND e.actor_role = 'admin')
    AND NOT EXISTS (SELECT 1 FROM payment_attempts a WHERE a.order_id = o.id AND a.state IN ('open', 'requires_action'))`;

/** Up to two days late: after a longer outage, outdated reminders are not sent. */
const inWindow = (since: SQL, days: SQL, at: string): SQL =>
  sql`${at}::timestamptz BETWEEN ${since} + ${days} * interval '1 day' AND ${since} + (${days} + 2) * interval '1 day'`;

/** Queues reminders as soon as they are due. The key of each mail prevents duplicates. */
export const remindCustomers: Job = {
  name: 'remind-customers',
  schedule: '*/15 * * * *',
  async run(services) {
    const at = services.now().toISOString();
    const blocked = await services.db.execute<Reminder>(photos(at));
    for (const { reason, reminder, ...due } of blocked.rows)
      await remind(services, due, { kind: 'photo-to-replace', payload: { reason, reminder } });
    const missing = await services.db.execute<Due & Omit<OrderMails['photos-missing'], 'askedAt'>>(missingPhotos(at));
    for (const { reminder, ...due } of missing.rows)
      await remind(services, due, { kind: 'photos-missing', payload: { reminder } });
    const awaited = await services.db.execute<Due & { bank: OrderMails['transfer-reminder'] }>(transfers(at));
    for (const { bank, ...due } of awaited.rows) {
      const { iban, bic, holder, dueOn } = bank;
      await remind(services, due, { kind: 'transfer-reminder', payload: { iban, bic, holder, dueOn } });
    }
    const ending = await services.db.execute<Due & { heldUntil: string }>(links(at));
    for (const { heldUntil, ...due } of ending.rows)
      await remind(services, due, { kind: 'link-reminder', payload: { heldUntil: wireTime(heldUntil) } });
  },
};

async function remind<Kind extends keyof OrderMails>(
  services: Services,
  { orderId, serial }: Due,
  mail: { kind: Kind; payload: OrderMails[Kind] },
): Promise<void> {
  await services.db.transaction(async (tx) =>
    queueOrderMail(services, tx, { ...mail, serial, order: await lockOrder(tx, orderId) }),
  );
}
