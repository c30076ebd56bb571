import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { uuidv7 } from '../database/uuid.ts';
import type { Locale } from '../http/refusal.ts';

export interface QueuedMail {
  /** Names the template. */
  kind: string;
  to: string;
  locale: Locale;
  payload: Record<string, unknown>;
  /** A second mail with the same key is not written: a job that runs twice tells people once. */
  dedupeKey?: string;
}

/** Written in the transaction of what the mail tells: both happen or neither. Sent afterwards by the outbox job. */
export async function queueMail(db: Queryable, { kind, to, locale, payload, dedupeKey }: QueuedMail): Promise<void> {
  await db.execute(sql`INSERT INTO outbox (id, kind, dedupe_key, recipient, locale, payload)
    VALUES (${uuidv7()}, ${kind}, ${dedupeKey ?? null}, ${to}, ${locale}, ${JSON.stringify(payload)}::jsonb)
    ON CONFLICT (dedupe_key) DO NOTHING`);
}
