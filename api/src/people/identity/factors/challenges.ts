import { fingerprint, randomSecret } from '../../../platform/crypto/secret-value.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';

export type ChallengePurpose = 'login' | 'passkey-login' | 'step-up' | 'add-passkey' | 'add-code-app';

interface Question {
  purpose: ChallengePurpose;
  challenge: string;
  userId?: string | undefined;
  sessionId?: string | undefined;
  payload?: object;
}

export interface Challenge extends Record<string, unknown> {
  userId: string | null;
  purpose: ChallengePurpose;
  challenge: string;
  payload: Record<string, unknown>;
}

const minutes = 5;

/** Returns the ticket: its owner may answer. */
export async function openChallenge(db: Queryable, question: Question, now: Date): Promise<string> {
  const ticket = randomSecret();
  const { purpose, challenge, userId = null, sessionId = null, payload = {} } = question;
  const expiresAt = new Date(now.getTime() + minutes * 60_000).toISOString();
  await db.execute(sql`INSERT INTO auth_challenges (ticket_hash, user_id, session_id, purpose, challenge, payload, expires_at)
    VALUES (${fingerprint(ticket)}, ${userId}, ${sessionId}, ${purpose}, ${challenge}, ${JSON.stringify(payload)}::jsonb, ${expiresAt})`);
  return ticket;
}

interface Ticket {
  ticket: string;
  purposes: readonly ChallengePurpose[];
  /** For calls with a session: its own tickets only. */
  sessionId?: string | undefined;
}

/**
 * Takes the challenge away, so that it is answered once. Runs in the transaction of its effect: after a wrong answer the
 * rollback leaves it for another try.
 */
export async function takeChallenge(db: Queryable, given: Ticket, now: Date): Promise<Challenge | undefined> {
  const { rows } = await db.execute<Challenge>(sql`DELETE FROM auth_challenges
    WHERE ticket_hash = ${fingerprint(given.ticket)} AND purpose IN (SELECT jsonb_array_elements_text(${JSON.stringify(given.purposes)}::jsonb))
      AND session_id IS NOT DISTINCT FROM ${given.sessionId ?? null} AND expires_at > ${now.toISOString()}
    RETURNING user_id AS "userId", purpose, challenge, payload`);
  return rows[0];
}

/** The account that a ticket is about. Undefined: a login with any passkey, or no such ticket. */
export async function accountOfTicket(db: Queryable, ticket: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ userId: string | null }>(
    sql`SELECT user_id AS "userId" FROM auth_challenges WHERE ticket_hash = ${fingerprint(ticket)}`,
  );
  return rows[0]?.userId ?? undefined;
}
