import type { Queryable } from '../../database/connection/connect.ts';
import { uuidv7 } from '../../database/sql/uuid.ts';
import { sql } from '../../sql/sql.ts';

interface ResentMail {
  id: string;
  to: string;
  payload: Record<string, unknown>;
  now: Date;
}

/**
 * Sends a mail again, with this address and these values. A mail that was sent gets a copy, any other one is sent
 * itself. Runs under the lock of the order. Returns false if a copy is less than a minute old or still waits.
 */
export async function resendMail(tx: Queryable, mail: ResentMail): Promise<boolean> {
  return (await sendItself(tx, mail)) || (await sendCopy(tx, mail));
}

async function sendItself(tx: Queryable, { id, to, payload, now }: ResentMail): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await tx.execute(sql`UPDATE outbox SET status = 'waiting', attempts = 0, recipient = ${to},
      payload = ${JSON.stringify(payload)}::jsonb, next_attempt_at = ${at}
    WHERE id = ${id} AND (status = 'dead' OR (status = 'waiting' AND coalesce(leased_until <= ${at}, true)))
    RETURNING id`);
  return rows.length > 0;
}

async function sendCopy(tx: Queryable, { id, to, payload, now }: ResentMail): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await tx.execute(sql`INSERT INTO outbox
      (id, kind, recipient, locale, payload, order_id, next_attempt_at, created_at, resent_from)
    SELECT ${uuidv7()}::uuid, m.kind, ${to}, m.locale, ${JSON.stringify(payload)}::jsonb, m.order_id, ${at}::timestamptz,
      ${at}::timestamptz, coalesce(m.resent_from, m.id)
    FROM outbox m WHERE m.id = ${id} AND m.status IN ('sent', 'overtaken') AND NOT EXISTS (SELECT 1 FROM outbox c
      WHERE c.order_id = m.order_id AND c.resent_from = coalesce(m.resent_from, m.id)
        AND (c.status = 'waiting' OR c.created_at > ${at}::timestamptz - interval '1 minute'))
    RETURNING id`);
  return rows.length > 0;
}
