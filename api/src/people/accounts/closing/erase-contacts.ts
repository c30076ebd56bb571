import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';

interface Writer {
  /** `guestId` without an account. */
  id: string;
  email: string;
  /** The address that replaces the e-mail address. */
  anonymous: SQL;
}

/** Messages stay as subjects and dates, so that the numbers of tickets have no gap. */
export async function eraseContacts(db: Queryable, { id, email, anonymous }: Writer): Promise<void> {
  await db.execute(sql`UPDATE contact_messages SET body = '…' WHERE thread_id IN (
    SELECT t.id FROM contact_threads t WHERE t.user_id = ${id} OR t.email = ${email})`);
  await db.execute(sql`UPDATE contact_threads SET name = '', email = ${anonymous}, order_number = NULL
    WHERE user_id = ${id} OR email = ${email}`);
  await db.execute(sql`DELETE FROM newsletter_subscribers WHERE email = ${email}`);
}
