import { type SQL, sql } from 'drizzle-orm';
import type { OrderMails } from '../orders/access/order-mail.ts';
import { isOwed } from '../orders/record/refund-sums.ts';

const isUnpaid = sql`o.status = 'en_attente'`;
const hasLaterMail = sql`EXISTS (SELECT 1 FROM outbox l WHERE l.order_id = m.order_id AND l.position > m.position)`;
const awaitsTransfer = sql`${isUnpaid} AND EXISTS (SELECT 1 FROM payment_attempts a
  WHERE a.order_id = o.id AND a.provider = 'transfer' AND a.state = 'open')`;
const hasBlockedPhoto = sql`o.status = 'en_cours' AND ${isOwed} AND EXISTS (SELECT 1 FROM order_line_photos p
  JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id = o.id AND p.review = 'blocked')`;

/**
 * A mail `m` is worth sending while this condition holds for its order `o`. Kinds that are not listed are always sent.
 */
const currentWhile: Partial<Record<keyof OrderMails, SQL>> = {
  'order-received': sql`${isUnpaid} AND NOT ${hasLaterMail}`,
  'payment-failed': sql`${isUnpaid} AND o.payment_status = 'failed' AND NOT ${hasLaterMail}`,
  'transfer-awaited': awaitsTransfer,
  'transfer-reminder': awaitsTransfer,
  'photo-to-replace': hasBlockedPhoto,
  'order-shipped': sql`o.stage IN ('expedie', 'livre')`,
  'order-ready': sql`o.stage = 'pret_retrait'`,
  'order-cancelled': sql`o.status = 'annule'`,
};

const rules = Object.entries(currentWhile).map(([kind, isCurrent]) => sql`WHEN ${kind} THEN NOT (${isCurrent})`);

export const isOvertaken = sql`EXISTS (SELECT 1 FROM orders o
  WHERE o.id = m.order_id AND CASE m.kind ${sql.join(rules, sql` `)} ELSE false END)`;
