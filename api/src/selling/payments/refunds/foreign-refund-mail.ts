import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { queueMail } from '../../../platform/mail/sending/queue-mail.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';

interface ForeignRefund {
  order: OrderRow;
  refundId: string;
  amountCents: number;
}

/** Writes to every owner of the shop: another person with access to the provider may have made the refund. */
export async function tellOwner(
  { config }: Pick<Services, 'config'>,
  tx: Queryable,
  { order, refundId, amountCents }: ForeignRefund,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; email: string; locale: Locale }>(
    sql`SELECT u.id, u.email, u.locale FROM users u
      JOIN staff_members m ON m.user_id = u.id AND m.role_id = 'owner' WHERE u.is_active ORDER BY u.id`,
  );
  for (const { id, email, locale } of rows) {
    const link = sitePage(config.siteUrl, locale, { path: `/admin/orders/${order.id}` });
    await queueMail(tx, {
      kind: 'refund-at-provider',
      to: email,
      locale,
      payload: { orderNumber: order.number, amountCents, link },
      dedupeKey: `refund-at-provider:${refundId}:${id}`,
    });
  }
}
