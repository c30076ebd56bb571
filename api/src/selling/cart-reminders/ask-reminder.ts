import type { SharedCart } from '@aimante/api-contract/carts';
import { recordConsent } from '../../platform/audit/record-consent.ts';
import { readSignedId } from '../../platform/crypto/signed-id.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Services } from '../../platform/services/services.ts';
import { readSetting } from '../../platform/settings/settings-store.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { createCartLink } from '../carts/cart-link.ts';
import { reminderErrors } from './errors.ts';

/** Days that the cart of a reminder can be opened, and that an address gets no second reminder. */
const linkDays = 7;
export const reminderPurpose = 'cart-reminder';

export interface NewReminder {
  checkoutId: string;
  cart: SharedCart;
  userId: string | undefined;
  email: string;
  owners: readonly string[];
  locale: Locale;
}

/** The visitor asked for a reminder of this cart. Asking again keeps the newest cart and the newest time. */
export async function askReminder(
  services: Pick<Services, 'db' | 'secrets' | 'now'>,
  { checkoutId, cart, userId, email, owners, locale }: NewReminder,
): Promise<void> {
  const at = services.now();
  await services.db.transaction(async (tx) => {
    const { cartReminderHours } = await readSetting(tx, 'shipping');
    const link = await createCartLink(services, tx, { cart, userId, owners, hours: linkDays * 24 });
    const dueAt = new Date(at.getTime() + cartReminderHours * 3_600_000).toISOString();
    const { rows } = await tx.execute<{ isNew: boolean; formerId: string | null }>(sql`WITH former AS (
        SELECT f.link_id FROM cart_reminders f WHERE f.checkout_id = ${checkoutId})
      INSERT INTO cart_reminders AS r (id, user_id, email, locale, checkout_id, link_id, link_token, due_at, created_at)
      VALUES (${uuidv7(at.getTime())}, ${userId ?? null}, ${email}, ${locale}, ${checkoutId}, ${link.id}, ${link.token},
        ${dueAt}, ${at.toISOString()})
      ON CONFLICT (checkout_id) DO UPDATE SET user_id = excluded.user_id, email = excluded.email,
        locale = excluded.locale, link_id = excluded.link_id, link_token = excluded.link_token, due_at = excluded.due_at
      WHERE r.sent_at IS NULL
      RETURNING (xmax = 0) AS "isNew", (SELECT former.link_id FROM former) AS "formerId"`);
    const [asked] = rows;
    // The one reminder of this cart was sent, or this one takes the place of another.
    await dropLink(tx, asked ? asked.formerId : link.id);
    if (asked?.isNew)
      await recordConsent(tx, { subject: userId ?? email, purpose: reminderPurpose, granted: true, at });
  });
}

const dropLink = (tx: Queryable, id: string | null) => tx.execute(sql`DELETE FROM cart_links WHERE id = ${id}`);

/** The cart was emptied, or the visitor no longer wants the reminder. Only the browser with the cart knows its id. */
export async function dropReminder({ db }: Pick<Services, 'db'>, checkoutId: string): Promise<void> {
  await db.transaction((tx) => forget(tx, sql`r.checkout_id = ${checkoutId}`));
}

/** One press in the mail ends it. Pressing again does no harm. */
export async function stopReminder(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<Refusal | undefined> {
  const signed = readSignedId(secrets.link, { purpose: reminderPurpose, token });
  if (!signed) return reminderErrors.CART_REMINDER_LINK_INVALID();
  await db.transaction(async (tx) => {
    const gone = await forget(tx, sql`r.id = ${signed.id}`);
    if (!gone) return;
    const subject = gone.userId ?? gone.email;
    await recordConsent(tx, { subject, purpose: reminderPurpose, granted: false, at: now() });
  });
  return undefined;
}

interface Forgotten extends Record<string, unknown> {
  userId: string | null;
  email: string;
  linkId: string | null;
}

/** Deletes the reminder `r` with its cart. */
async function forget(tx: Queryable, isOne: SQL): Promise<Forgotten | undefined> {
  const { rows } = await tx.execute<Forgotten>(sql`DELETE FROM cart_reminders r WHERE ${isOne}
    RETURNING r.user_id AS "userId", r.email, r.link_id AS "linkId"`);
  const [gone] = rows;
  if (gone) await dropLink(tx, gone.linkId);
  return gone;
}
