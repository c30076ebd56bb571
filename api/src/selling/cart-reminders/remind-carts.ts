import { signId } from '../../platform/crypto/signed-id.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { purgeJob } from '../../platform/jobs/purge.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { reminderPurpose } from './ask-reminder.ts';

interface Due extends Record<string, unknown> {
  id: string;
  email: string;
  locale: Locale;
  linkToken: string;
  isWanted: boolean;
}

/** After an outage of more than two days, a reminder comes too late and is not sent. */
const latestDays = 2;
/** An address gets one reminder in so many days, however many carts it leaves. */
const quietDays = 30;

/** An order that is paid, or will be by bank transfer. */
const isOrdered = sql`o.status <> 'annule' AND (o.payment_status = 'paid' OR EXISTS (SELECT 1 FROM payment_attempts a
  WHERE a.order_id = o.id AND a.state IN ('open', 'requires_action')))`;

/** Ordered on any device, emptied on any device of the account, or reminded of before: no mail. */
const isWanted = (at: string) => sql`r.link_id IS NOT NULL
  AND r.due_at > ${at}::timestamptz - ${latestDays} * interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE (o.checkout_id = r.checkout_id
    OR (o.email = r.email AND o.created_at >= r.created_at)) AND ${isOrdered})
  AND NOT EXISTS (SELECT 1 FROM carts c WHERE c.user_id = r.user_id AND NOT EXISTS (
    SELECT 1 FROM cart_lines l WHERE l.cart_id = c.id AND l.content IS NOT NULL))
  AND NOT EXISTS (SELECT 1 FROM cart_reminders s WHERE s.email = r.email
    AND s.sent_at > ${at}::timestamptz - ${quietDays} * interval '1 day')`;

/** Each reminder is decided in its own transaction: a killed run has sent it, or the next run does. */
export const remindCarts: Job = {
  name: 'remind-carts',
  schedule: '*/5 * * * *',
  async run(services) {
    for (let isMore = true; isMore; ) isMore = await services.db.transaction((tx) => remindOne(services, tx));
  },
};

async function remindOne(services: Services, tx: Queryable): Promise<boolean> {
  const at = services.now().toISOString();
  const { rows } = await tx.execute<Due>(sql`SELECT r.id, r.email, r.locale, r.link_token AS "linkToken",
      ${isWanted(at)} AS "isWanted"
    FROM cart_reminders r WHERE r.sent_at IS NULL AND r.due_at <= ${at} ORDER BY r.due_at, r.id LIMIT 1
    FOR UPDATE OF r SKIP LOCKED`);
  const [due] = rows;
  if (!due) return false;
  if (!due.isWanted) {
    await tx.execute(sql`DELETE FROM cart_links k USING cart_reminders r WHERE r.id = ${due.id} AND k.id = r.link_id`);
    await tx.execute(sql`DELETE FROM cart_reminders WHERE id = ${due.id}`);
    return true;
  }
  const { siteUrl } = services.config;
  const { id, email, locale, linkToken } = due;
  const stop = signId(services.secrets.link, { purpose: reminderPurpose, id, expires: '0' });
  const link = sitePage(siteUrl, locale, { path: '/cart/shared', token: linkToken });
  const stopLink = sitePage(siteUrl, locale, { path: '/cart/reminder/stop', token: stop });
  const dedupeKey = `cart-reminder:${id}`;
  await queueMail(tx, { kind: 'cart-reminder', to: email, locale, payload: { link, stopLink }, dedupeKey });
  await tx.execute(sql`UPDATE cart_reminders SET sent_at = ${at} WHERE id = ${id}`);
  return true;
}

export const purgeCartReminders = purgeJob('purge-cart-reminders', [
  (now) => sql`DELETE FROM cart_reminders WHERE sent_at < ${now}::timestamptz - ${quietDays} * interval '1 day'`,
]);
