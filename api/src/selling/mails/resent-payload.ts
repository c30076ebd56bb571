import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import { signOrderToken } from '../orders/access/order-link.ts';
import { linkedPayload } from '../orders/access/order-mail.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';

interface StoredMail {
  order: OrderRow;
  kind: string;
  payload: Record<string, unknown>;
}

/** The values of a mail that is sent again: its links are signed anew, and the parcel is the present one. */
export async function resentPayload(
  services: Pick<Services, 'config' | 'secrets' | 'now'>,
  db: Queryable,
  { order, kind, payload }: StoredMail,
): Promise<Record<string, unknown>> {
  const linked = linkedPayload(services, order, payload);
  if (kind === 'order-shipped') return { ...linked, ...(await trackingOf(db, order.id)) };
  if (kind !== 'review-request') return linked;
  const { config, secrets, now } = services;
  const token = signOrderToken(secrets.link, order.id, now());
  return { ...linked, reviewLink: sitePage(config.siteUrl, order.locale, { path: '/reviews/write', token }) };
}

async function trackingOf(db: Queryable, orderId: string): Promise<Record<string, string | null>> {
  const { rows } = await db.execute<{ trackingNumber: string | null; trackingUrl: string | null }>(
    sql`SELECT tracking_number AS "trackingNumber", tracking_url AS "trackingUrl" FROM orders WHERE id = ${orderId}`,
  );
  return rows[0] ?? {};
}
