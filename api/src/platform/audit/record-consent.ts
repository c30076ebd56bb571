import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { uuidv7 } from '../database/uuid.ts';

export interface Consent {
  /** An account's id, or the address of somebody without one. */
  subject: string;
  purpose: 'terms' | 'newsletter';
  granted: boolean;
  at: Date;
}

/** Of the texts that people agree to; a new text gets a new one. */
const textVersion = '2026-11';

/** A consent has to be proved later: each yes and no is kept, beside what holds now. */
export async function recordConsent(db: Queryable, { subject, purpose, granted, at }: Consent): Promise<void> {
  await db.execute(sql`INSERT INTO consent_log (id, subject, purpose, granted, text_version, at)
    VALUES (${uuidv7(at.getTime())}, ${subject}, ${purpose}, ${granted}, ${textVersion}, ${at.toISOString()})`);
}
