import type { PersonalSections } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';

const sections: PersonalSections = {
  cartReminders: (id, email) => sql`SELECT r.id, r.email, r.locale, r.due_at, r.sent_at, r.created_at
    FROM cart_reminders r WHERE r.user_id = ${id} OR r.email = ${email} ORDER BY r.id`,
};

export const exportCartReminders = (
  _: unknown,
  __: Queryable,
  { add }: { add: (sections: PersonalSections) => Promise<void> },
): Promise<void> => add(sections);

export async function eraseRemindersOfAccount(
  _: unknown,
  tx: Queryable,
  { userId }: { userId: string },
): Promise<void> {
  await tx.execute(sql`DELETE FROM cart_reminders WHERE user_id = ${userId}
    OR email = (SELECT u.email FROM users u WHERE u.id = ${userId})`);
}

export async function eraseRemindersOfGuest(_: unknown, tx: Queryable, { email }: { email: string }): Promise<void> {
  await tx.execute(sql`DELETE FROM cart_links k USING cart_reminders r WHERE r.email = ${email} AND k.id = r.link_id`);
  await tx.execute(sql`DELETE FROM cart_reminders WHERE email = ${email}`);
}
