import { guestPhotoIds, orderedPhotoIds, userKey } from '../../people/index.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { ofPerson } from '../../selling/index.ts';
import { auditIdOf, type PersonKeys } from './person.ts';
import type { ActivityId } from './register/activities.ts';

interface Holding extends Record<string, unknown> {
  activity: ActivityId;
  count: number;
  since: string;
}

type TimesOf = (person: PersonKeys, services: Services) => SQL;

const ofOrders = (column: SQL, { id, email }: PersonKeys): SQL =>
  sql`${column} IN (SELECT o.id FROM orders o WHERE ${ofPerson(id, email)})`;

/** The times of a person's records, by the activity of the register. */
const timesOf: Readonly<Record<ActivityId, TimesOf>> = {
  accounts: ({ id }) => sql`SELECT created_at AS at FROM users WHERE id = ${id}
    UNION ALL SELECT created_at FROM addresses WHERE user_id = ${id}`,
  security: ({ id }) => sql`SELECT created_at AS at FROM sessions WHERE user_id = ${id}
    UNION ALL SELECT created_at FROM passkeys WHERE user_id = ${id}
    UNION ALL SELECT created_at FROM code_apps WHERE user_id = ${id}
    UNION ALL SELECT created_at FROM recovery_codes WHERE user_id = ${id}
    UNION ALL SELECT created_at FROM mail_tokens WHERE user_id = ${id}`,
  photos: ({ id, email }, services) => sql`SELECT p.created_at AS at FROM photos p WHERE p.state = 'ready' AND (
    p.owner_key = ${userKey(id)} OR p.id IN ${orderedPhotoIds(services, sql`${id}`)}
    OR p.id IN ${guestPhotoIds(services, sql`${email}`)})`,
  carts: ({ id, email }) => sql`SELECT updated_at AS at FROM carts WHERE user_id = ${id}
    UNION ALL SELECT created_at FROM cart_links WHERE user_id = ${id}
    UNION ALL SELECT created_at FROM cart_reminders WHERE user_id = ${id} OR email = ${email}`,
  messages: ({ id, email }) => sql`SELECT m.created_at AS at FROM contact_messages m
    JOIN contact_threads t ON t.id = m.thread_id WHERE t.user_id = ${id} OR t.email = ${email}`,
  newsletter: ({ email }) => sql`SELECT created_at AS at FROM newsletter_subscribers WHERE email = ${email}`,
  reviews: (person) => sql`SELECT v.created_at AS at FROM reviews v WHERE ${ofOrders(sql`v.order_id`, person)}`,
  loyalty: ({ id }) => sql`SELECT l.at FROM loyalty_entries l WHERE l.user_id = ${id}
    UNION ALL SELECT c.created_at FROM coupons c WHERE c.customer_id = ${id}`,
  orders: ({ id, email }) => sql`SELECT o.created_at AS at FROM orders o WHERE ${ofPerson(id, email)}
    UNION ALL SELECT u.created_at FROM coupon_uses u WHERE u.customer_key = ${email} AND u.order_id NOT IN (
      SELECT o.id FROM orders o WHERE ${ofPerson(id, email)})
    UNION ALL SELECT q.created_at FROM order_link_requests q WHERE q.email = ${email}`,
  payments: (person) => sql`SELECT a.created_at AS at FROM payment_attempts a WHERE ${ofOrders(sql`a.order_id`, person)}
    UNION ALL SELECT r.created_at FROM refunds r WHERE ${ofOrders(sql`r.order_id`, person)}`,
  parcels: (person) => sql`SELECT p.created_at AS at FROM parcels p JOIN parcel_orders po ON po.parcel_id = p.id
    WHERE ${ofOrders(sql`po.order_id`, person)}`,
  invoices: (person) => sql`SELECT i.issued_at AS at FROM invoices i WHERE ${ofOrders(sql`i.order_id`, person)}`,
  mails: ({ email }) => sql`SELECT m.created_at AS at FROM outbox m WHERE m.recipient = ${email}
    AND m.kind <> 'market-receipt'`,
  till: ({ id, email }) => sql`SELECT m.created_at AS at FROM outbox m WHERE m.recipient = ${email}
    AND m.kind = 'market-receipt' UNION ALL SELECT s.opened_at FROM till_sessions s WHERE s.opened_by = ${id}`,
  consents: ({ id, email }) => sql`SELECT c.at FROM consent_log c WHERE c.subject IN (${id}, ${email})`,
  audit: ({ id, email }) => sql`SELECT a.at FROM audit_log a WHERE a.actor_id = ${id}
    OR (a.entity, a.entity_id) IN (('user', ${id}), ('person', ${auditIdOf(email)}))`,
  team: ({ id }) => sql`SELECT s.since AS at FROM staff_members s WHERE s.user_id = ${id}`,
};

/** How many records of each activity the shop has about a person, and since when. */
export async function countHoldings(services: Services, person: PersonKeys): Promise<Holding[]> {
  const counts = Object.entries(timesOf).map(
    ([activity, times]) => sql`SELECT ${activity} AS activity, count(*)::int AS count, min(at) AS since
      FROM (${times(person, services)}) AS times`,
  );
  const { rows } = await services.db.execute<Holding>(
    sql`SELECT * FROM (${sql.join(counts, ' UNION ALL ')}) AS holdings WHERE count > 0`,
  );
  return rows;
}
