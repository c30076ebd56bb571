import type { Queryable } from '../../database/connection/connect.ts';
import { sql } from '../../sql/sql.ts';

/** Retries a mail now that was given up or waits for its next attempt. */
export async function retryMail(db: Queryable, id: string, now: Date): Promise<boolean> {
  const found =
    await db.execute(sql`UPDATE outbox SET status = 'waiting', attempts = 0, next_attempt_at = ${now.toISOString()}
    WHERE id = ${id} AND status IN ('waiting', 'dead') RETURNING id`);
  return found.rows.length > 0;
}
