import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { queueMail } from '../../../platform/mail/sending/queue-mail.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';

/** Writes to the member of the team that took the order: the customer has added the last photo. */
export async function reportCompletePhotos(
  { config }: Pick<Services, 'config'>,
  tx: Queryable,
  { id, number }: OrderRow,
): Promise<void> {
  const { rows } = await tx.execute<{ email: string; locale: Locale }>(sql`SELECT u.email, u.locale
    FROM order_events e JOIN users u ON u.id = e.actor_id
    WHERE e.order_id = ${id} AND e.type = 'placed' AND e.actor_role = 'admin' AND u.is_active`);
  for (const { email, locale } of rows) {
    const link = sitePage(config.siteUrl, locale, { path: `/admin/orders/${id}` });
    const dedupeKey = `photos-complete-team:${id}`;
    await queueMail(tx, {
      kind: 'photos-complete-team',
      to: email,
      locale,
      payload: { orderNumber: number, link },
      dedupeKey,
    });
  }
}
