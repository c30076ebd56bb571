import type { Queryable } from '../database/connection/connect.ts';
import { uuidv7 } from '../database/sql/uuid.ts';
import { type SQL, sql } from '../sql/sql.ts';

export interface Consent {
  /** An account's id, or the e-mail address of a visitor without an account. */
  subject: string;
  purpose: 'terms' | 'newsletter' | 'cart-reminder';
  granted: boolean;
  at: Date;
}

/** Version of the consent texts. A changed text gets a new version. */
const textVersion = '2026-11';

/** Consent must be provable later: every yes and no is logged, beside the current state. */
export async function recordConsent(db: Queryable, { subject, purpose, granted, at }: Consent): Promise<void> {
  await db.execute(sql`INSERT INTO consent_log (id, subject, purpose, granted, text_version, at)
    VALUES (${uuidv7(at.getTime())}, ${subject}, ${purpose}, ${granted}, ${textVersion}, ${at.toISOString()})`);
}

/** Keeps the proof of a consent without the person. */
export async function anonymiseConsents(
  db: Queryable,
  { subjects: [id, email], anonymous }: { subjects: readonly [string, string]; anonymous: SQL },
): Promise<void> {
  await db.execute(sql`UPDATE consent_log SET subject = ${anonymous} WHERE subject IN (${id}, ${email})`);
}
