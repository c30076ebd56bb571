import type { Queryable } from '../../database/connection/connect.ts';
import { type SQL, sql } from '../../sql/sql.ts';

/** Deletes all mails to an address, and those to the new address of a pending e-mail change. */
export async function forgetMails(
  db: Queryable,
  { recipient, pending }: { recipient: string; pending: SQL },
): Promise<void> {
  await db.execute(sql`DELETE FROM outbox WHERE recipient = ${recipient} OR (kind = 'change-email'
    AND recipient IN (${pending}))`);
}
