import type { Queryable } from '../../database/connection/connect.ts';
import { uuidv7 } from '../../database/sql/uuid.ts';
import { sql } from '../../sql/sql.ts';
import type { Locale } from '../../text/refusal.ts';

export interface QueuedMail {
  /** Names the template. */
  kind: string;
  to: string;
  locale: Locale;
  payload: Record<string, unknown>;
  /** A second mail with the same key is not queued: a job that runs twice sends one mail. */
  dedupeKey?: string;
  /** Mails about one order are sent in the order of queueing. */
  orderId?: string;
  /** When the mail is due. Default: at once. */
  sendAt?: Date | undefined;
}

/**
 * Runs in the transaction of the change that the mail reports, so both are kept or neither. The outbox job sends it.
 */
export async function queueMail(db: Queryable, mail: QueuedMail): Promise<void> {
  const { kind, to, locale, payload, dedupeKey = null, orderId = null, sendAt } = mail;
  await db.execute(sql`INSERT INTO outbox (id, kind, dedupe_key, recipient, locale, payload, order_id, next_attempt_at)
    VALUES (${uuidv7()}, ${kind}, ${dedupeKey}, ${to}, ${locale}, ${JSON.stringify(payload)}::jsonb, ${orderId},
      coalesce(${sendAt?.toISOString() ?? null}::timestamptz, now()))
    ON CONFLICT (dedupe_key) DO NOTHING`);
}
