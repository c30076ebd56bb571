import { createHash, randomBytes } from 'node:crypto';
import { recordConsent } from '../../platform/audit/record-consent.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { newsletterErrors } from './errors.ts';

interface Context {
  now: Date;
  locale: Locale;
  siteUrl: string;
}

export type SubscriberStatus = 'pending' | 'subscribed' | 'unsubscribed';

const linkLifeMs = 7 * 24 * 3_600_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Only the link in the mail subscribes an address. A confirmed subscriber gets no new mail. */
export async function subscribe(db: Queryable, email: string, { now, locale, siteUrl }: Context): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const expires = new Date(now.getTime() + linkLifeMs).toISOString();
  const asked = await db.execute(sql`
    INSERT INTO newsletter_subscribers AS n (id, email, locale, status, token_hash, token_expires_at, consented_at)
    VALUES (${uuidv7()}, ${email}, ${locale}, 'pending', ${hashOf(token)}, ${expires}, ${now.toISOString()})
    ON CONFLICT (email) DO UPDATE SET status = 'pending', locale = excluded.locale, token_hash = excluded.token_hash,
      token_expires_at = excluded.token_expires_at, consented_at = excluded.consented_at
    WHERE n.status <> 'subscribed' RETURNING id`);
  if (asked.rows.length === 0) return;
  const link = sitePage(siteUrl, locale, { path: '/newsletter/confirm', token });
  await queueMail(db, { kind: 'newsletter-confirm', to: email, locale, payload: { link } });
}

export async function confirm(db: Queryable, token: string, now: Date): Promise<Refusal | undefined> {
  const confirmed = await db.execute<{ email: string }>(sql`UPDATE newsletter_subscribers
    SET status = 'subscribed', confirmed_at = ${now.toISOString()}, token_hash = NULL, unsubscribed_at = NULL
    WHERE token_hash = ${hashOf(token)} AND token_expires_at > ${now.toISOString()} RETURNING email`);
  const [subscriber] = confirmed.rows;
  if (!subscriber) return newsletterErrors.NEWSLETTER_LINK_INVALID();
  await recordConsent(db, { subject: subscriber.email, purpose: 'newsletter', granted: true, at: now });
  return undefined;
}

/** Unsubscribes at once, without a confirmation. */
export async function unsubscribe(db: Queryable, email: string, now: Date): Promise<void> {
  const left = await db.execute(sql`UPDATE newsletter_subscribers
    SET status = 'unsubscribed', unsubscribed_at = ${now.toISOString()}, token_hash = NULL
    WHERE email = ${email} AND status <> 'unsubscribed' RETURNING 1`);
  if (left.rows.length > 0) await recordConsent(db, { subject: email, purpose: 'newsletter', granted: false, at: now });
}

export async function statusOf(db: Queryable, email: string): Promise<SubscriberStatus | 'none'> {
  const found = await db.execute<{ status: SubscriberStatus }>(
    sql`SELECT status FROM newsletter_subscribers WHERE email = ${email}`,
  );
  return found.rows[0]?.status ?? 'none';
}
