import type { Queryable } from '../../database/connection/connect.ts';
import { type SQL, sql } from '../../sql/sql.ts';
import type { MailToSend } from '../contents/mail-contents.ts';

export interface LeasedMail extends MailToSend, Record<string, unknown> {
  id: string;
  recipient: string;
}

interface Due {
  now: Date;
  isOvertaken: SQL;
}

/** If a sender dies, its mails become due again after this time. */
const leaseMs = 30_000;
export const renewalMs = 10_000;

/**
 * A mail that fails delays the later mails of its order until it has failed this often: 6 minutes after its first
 * failure. It is retried beside them then.
 */
const holdingAttempts = 3;

const leaseEnd = (now: Date): string => new Date(now.getTime() + leaseMs).toISOString();
const isFree = (at: string) => sql`m.status = 'waiting' AND coalesce(m.leased_until <= ${at}, true)`;

/** Frees the key too: what the mail reported may happen again, such as a parcel that is sent a second time. */
export async function dropOvertaken(db: Queryable, { now, isOvertaken }: Due): Promise<void> {
  await db.execute(sql`UPDATE outbox m SET status = 'overtaken', dedupe_key = NULL, leased_until = NULL
    WHERE ${isFree(now.toISOString())} AND m.order_id IS NOT NULL AND ${isOvertaken}`);
}

/**
 * Leases mails that are due to this sender alone; of each order only the first one that does not keep
 * failing. The sub-select for the ids
 * runs once: with a join, PostgreSQL may run it for each row and lease more mails than the limit.
 */
export async function leaseMails(db: Queryable, limit: number, { now, isOvertaken }: Due): Promise<LeasedMail[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<LeasedMail & { position: number }>(sql`UPDATE outbox
    SET leased_until = ${leaseEnd(now)}, attempts = attempts + 1
    WHERE id = ANY(ARRAY(SELECT m.id FROM outbox m WHERE ${isFree(at)} AND m.next_attempt_at <= ${at}
        AND NOT EXISTS (SELECT 1 FROM outbox e
          WHERE e.order_id = m.order_id AND e.position < m.position AND e.status = 'waiting'
            AND (e.attempts < ${holdingAttempts} OR e.leased_until > ${at}))
        AND NOT ${isOvertaken}
      ORDER BY m.next_attempt_at, m.position LIMIT ${limit} FOR UPDATE OF m SKIP LOCKED))
    RETURNING id, kind, recipient, locale, payload, attempts, position::int`);
  return rows.sort((a, b) => a.position - b.position);
}

export async function renewLeases(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await db.execute(sql`UPDATE outbox SET leased_until = ${leaseEnd(now)}
    WHERE id = ANY(${[...ids]}::uuid[]) AND status = 'waiting' AND leased_until IS NOT NULL`);
}
