import { orderLinkWait } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { findOrderByNumber } from '../orders/record/order-rows.ts';

interface OrderLinkRequest extends Record<string, unknown> {
  number: string;
  email: string;
  locale: Locale;
}

/**
 * Stores the request without reading any order, so that text and duration of the answer never show whether one exists.
 */
export function requestOrderLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { number, email, locale }: OrderLinkRequest,
): Promise<Refusal | undefined> {
  return db.transaction(async (tx) => {
    const at = now();
    const waitMs = await orderLinkWait(tx, email, at);
    if (waitMs > 0) {
      return orderErrors.ORDER_LINK_THROTTLED({ retryAfter: waitMs / 1000, minutes: Math.ceil(waitMs / 60_000) });
    }
    await tx.execute(sql`INSERT INTO order_link_requests (id, number, email, locale, created_at)
      VALUES (${uuidv7(at.getTime())}, ${number}, ${email}, ${locale}, ${at.toISOString()})`);
    return undefined;
  });
}

/** Mails the requested links. A request that matches no order gets no mail. */
export const sendOrderLinks: Job = {
  name: 'send-order-links',
  schedule: '* * * * *',
  wakesOn: 'order-links',
  async run(services) {
    for (let isMore = true; isMore; ) isMore = await services.db.transaction((tx) => answerOne(services, tx));
  },
};

async function answerOne(services: Services, tx: Queryable): Promise<boolean> {
  const { rows: taken } = await tx.execute<OrderLinkRequest & { id: string }>(sql`DELETE FROM order_link_requests
    WHERE id = (SELECT id FROM order_link_requests ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, number, email, locale`);
  const [request] = taken;
  if (!request) return false;
  const found = await findOrderByNumber(tx, request.number);
  if (found?.email === request.email) {
    const order = { ...found, locale: request.locale };
    await queueOrderMail(services, tx, { order, kind: 'order-link', payload: {}, serial: request.id });
  }
  return true;
}
