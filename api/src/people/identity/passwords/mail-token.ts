import { fingerprint, randomSecret } from '../../../platform/crypto/secret-value.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { sql } from '../../../platform/sql/sql.ts';

export type MailPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'delete-account';

export interface MailToken extends Record<string, unknown> {
  userId: string;
  purpose: MailPurpose;
  payload: Record<string, unknown>;
}

export const linkMinutes = 10;
export const invitationHours = 48;

/** A secret for a link in a mail. Only the latest of a kind works. */
export async function issueMailToken(
  db: Queryable,
  { minutes = linkMinutes, ...token }: MailToken & { minutes?: number },
  now: Date,
): Promise<string> {
  const secret = randomSecret();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await endLinks(db, token, now);
  await db.execute(sql`INSERT INTO mail_tokens (id, user_id, purpose, token_hash, payload, created_at, expires_at)
    VALUES (${uuidv7(now.getTime())}, ${token.userId}, ${token.purpose}, ${fingerprint(secret)},
      ${JSON.stringify(token.payload)}::jsonb, ${now.toISOString()}, ${expiresAt.toISOString()})`);
  return secret;
}

export async function endLinks(
  db: Queryable,
  { userId, purpose }: Pick<MailToken, 'userId' | 'purpose'>,
  now: Date,
): Promise<void> {
  await db.execute(sql`UPDATE mail_tokens SET used_at = ${now.toISOString()}
    WHERE user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL`);
}

export async function hasOpenLink(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM mail_tokens WHERE user_id = ${userId} AND used_at IS NULL
    AND purpose IN ('verify-email', 'reset-password') AND expires_at > ${now.toISOString()} LIMIT 1`);
  return rows.length > 0;
}

/** Consumes the token. Undefined: it does not exist, was used or has expired. */
export async function useMailToken(
  db: Queryable,
  secret: string,
  { purposes, now }: { purposes: readonly MailPurpose[]; now: Date },
): Promise<MailToken | undefined> {
  const list = sql.join(
    purposes.map((purpose) => sql`${purpose}`),
    ', ',
  );
  const { rows } = await db.execute<MailToken>(sql`UPDATE mail_tokens SET used_at = ${now.toISOString()}
    WHERE token_hash = ${fingerprint(secret)} AND purpose IN (${list}) AND used_at IS NULL AND expires_at > ${now.toISOString()}
    RETURNING user_id AS "userId", purpose, payload`);
  return rows[0];
}
