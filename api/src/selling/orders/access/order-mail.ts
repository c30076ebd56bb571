import { isAnonymousAddress } from '../../../people/index.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { queueMail } from '../../../platform/mail/sending/queue-mail.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { OrderRow } from '../record/order-rows.ts';
import type { RefundSums } from '../record/refund-sums.ts';
import { orderPage, signOrderToken } from './order-link.ts';

/** Values of each mail about an order, besides its number, total and link. */
export interface OrderMails {
  'order-link': Record<string, never>;
  'order-received': { heldUntil: string };
  /** `replaces`: the number of the order that the shop has changed. */
  'order-taken': { heldUntil: string; replaces: string | null };
  'payment-confirmed': { invoiceLabel: string };
  'payment-failed': { failure: string };
  'transfer-awaited': { iban: string; bic: string; holder: string; dueOn: string; replaces?: string | null };
  'transfer-reminder': { iban: string; bic: string; holder: string; dueOn: string };
  /** A day before the link of an order that the team took ends. */
  'link-reminder': { heldUntil: string };
  /** A paid order that still needs photos from the customer. `askedAt`: sent by the team, so reminders wait a day. */
  'photos-missing': { reminder: number; askedAt?: string };
  'photo-to-replace': { reason: string; reminder: number; askedAt?: string };
  'order-shipped': { trackingNumber: string | null; trackingUrl: string | null };
  'order-ready': { place: string; address: string; startsAt: string; endsAt: string };
  'order-delivered': Record<string, never>;
  'order-cancelled': { reason: string | null; isPaid: boolean } & RefundSums;
  'order-changed': { removed: string[]; lines: string[]; refundCents: number; leftCents: number };
  /** An offer to pay items that are added to a paid order, `baseNumber`. */
  'supplement-offered': { heldUntil: string; baseNumber: string; lines: string[] };
  /** Its payment came when the order could take no more items. */
  'supplement-late': { baseNumber: string; amountCents: number };
  'refund-issued': { refundId: string; amountCents: number; creditNoteLabel: string; lines: string[] };
  'refund-returned': { refundId: string; amountCents: number };
  'claim-received': { reason: string };
  'withdrawal-receipt': { at: string; lines: string[] };
  'review-request': { reviewLink: string };
  'review-refused': { reviewId: string; refusal: string; product: string };
}

export interface OrderMail<Kind extends keyof OrderMails> {
  kind: Kind;
  payload: OrderMails[Kind];
  /** Distinguishes several mails of one kind about one order. */
  serial?: string;
  /** A delay, in which a later change of the order may make the mail unnecessary. */
  sendAt?: Date;
}

type Context = Pick<Services, 'config' | 'secrets' | 'now'>;

/** Runs in the transaction of the change. The key prevents a second mail about the same thing. */
export async function queueOrderMail<Kind extends keyof OrderMails>(
  services: Context,
  db: Queryable,
  mail: OrderMail<Kind> & { order: OrderRow },
): Promise<void> {
  const { order, kind, serial = '', sendAt } = mail;
  if (isAnonymousAddress(order.email)) return;
  const payload = linkedPayload(services, order, mail.payload);
  const dedupeKey = `${kind}:${order.id}:${serial}`;
  await queueMail(db, { kind, to: order.email, locale: order.locale, payload, dedupeKey, orderId: order.id, sendAt });
}

/** The values of a mail, with those that every mail about an order has. Its link is valid for 90 days. */
export function linkedPayload(
  { config, secrets, now }: Context,
  order: OrderRow,
  payload: object,
): Record<string, unknown> {
  const link = orderPage(config.siteUrl, order.locale, signOrderToken(secrets.link, order.id, now()));
  return { ...payload, orderId: order.id, orderNumber: order.number, totalCents: order.totalCents, link };
}
