import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { OrderMails } from '../orders/access/order-mail.ts';
import { hasBlockedPhoto, missingOfOrder } from '../orders/record/missing-photos.ts';
import { isOwed } from '../orders/record/refund-sums.ts';

const always = sql`true`;
const isUnpaid = sql`o.status = 'en_attente'`;
const isCancelled = sql`o.status = 'annule'`;
/** A copy that the shop sends again reports nothing new. */
const hasLaterMail = sql`EXISTS (SELECT 1 FROM outbox l
  WHERE l.order_id = m.order_id AND l.position > m.position AND l.resent_from IS NULL)`;
/** The provider is still processing a payment: the customer has nothing left to do. */
const isProcessing = sql`EXISTS (SELECT 1 FROM payment_attempts a
  WHERE a.order_id = o.id AND a.provider <> 'transfer' AND a.state = 'open')`;
const awaitsTransfer = sql`${isUnpaid} AND EXISTS (SELECT 1 FROM payment_attempts a
  WHERE a.order_id = o.id AND a.provider = 'transfer' AND a.state = 'open')`;
const awaitsReplacement = sql`o.status = 'en_cours' AND ${isOwed} AND ${hasBlockedPhoto}`;
const isMissingPhotos = sql`o.status = 'en_cours' AND ${isOwed} AND ${missingOfOrder(sql`o.id`)} > 0`;
const refundId = sql`m.payload ->> 'refundId'`;

/** A mail \`m\` is worth sending while this condition holds for its order \`o\`. */
const currentWhile: Record<keyof OrderMails, SQL> = {
  'order-link': always,
  'order-received': sql`${isUnpaid} AND NOT ${isProcessing} AND NOT ${hasLaterMail}`,
  'order-taken': sql`${isUnpaid} AND NOT ${isProcessing}`,
  'payment-confirmed': sql`NOT ${isCancelled} AND ${isOwed}`,
  'payment-failed': sql`${isUnpaid} AND o.payment_status = 'failed' AND NOT ${hasLaterMail}`,
  'transfer-awaited': awaitsTransfer,
  'transfer-reminder': awaitsTransfer,
  'link-reminder': sql`${isUnpaid} AND NOT ${isProcessing}`,
  'photos-missing': isMissingPhotos,
  'photo-to-replace': awaitsReplacement,
  'order-shipped': sql`NOT ${isCancelled} AND o.stage IN ('expedie', 'livre')`,
  'order-ready': sql`NOT ${isCancelled} AND o.stage = 'pret_retrait'`,
  'order-delivered': sql`NOT ${isCancelled} AND o.stage = 'livre'`,
  'order-cancelled': isCancelled,
  'order-changed': sql`NOT ${isCancelled} AND ${isOwed}`,
  'supplement-offered': sql`${isUnpaid} AND NOT ${isProcessing}`,
  'supplement-late': always,
  'refund-issued': sql`NOT EXISTS (SELECT 1 FROM refunds r WHERE r.id::text = ${refundId} AND r.state = 'failed')`,
  'refund-returned': sql`NOT EXISTS (SELECT 1 FROM refunds r WHERE r.replaces_id::text = ${refundId} AND r.state = 'done')`,
  'review-request': sql`o.status = 'termine' AND ${isOwed} AND NOT EXISTS (SELECT 1 FROM reviews v WHERE v.order_id = o.id)`,
  'review-refused': sql`NOT EXISTS (SELECT 1 FROM reviews v WHERE v.id::text = m.payload ->> 'reviewId' AND v.state <> 'refused')`,
  // Receipts that the law or the customer asks for.
  'claim-received': always,
  'withdrawal-receipt': always,
};

const rules = Object.entries(currentWhile).map(([kind, isCurrent]) => sql`WHEN ${kind} THEN NOT (${isCurrent})`);

export const isOvertaken = sql`EXISTS (SELECT 1 FROM orders o
  WHERE o.id = m.order_id AND CASE m.kind ${sql.join(rules, ' ')} ELSE false END)`;
