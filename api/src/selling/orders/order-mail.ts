import { isAnonymousAddress } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connect.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Services } from '../../platform/services/services.ts';
import { orderPage, signOrderToken } from './order-link.ts';
import type { OrderRow } from './order-rows.ts';

/** What each mail about an order tells, beside the order's number, total and link. */
export interface OrderMails {
  'order-link': Record<string, never>;
  'order-received': { heldUntil: string };
  'payment-confirmed': { invoiceLabel: string };
  'payment-failed': { failure: string };
  'transfer-awaited': { iban: string; bic: string; holder: string; dueOn: string };
  'transfer-reminder': { iban: string; bic: string; holder: string; dueOn: string };
  'photo-to-replace': { reason: string; reminder: number };
  'order-shipped': { trackingNumber: string | null; trackingUrl: string | null };
  'order-ready': { place: string; address: string; startsAt: string; endsAt: string };
  'order-delivered': Record<string, never>;
  'order-cancelled': { reason: string | null; refundCents: number; refundedCents: number };
  'refund-issued': { amountCents: number; creditNoteLabel: string };
  'refund-returned': { amountCents: number };
  'claim-received': { reason: string };
  'withdrawal-receipt': { at: string; lines: string[] };
}

export interface OrderMail<Kind extends keyof OrderMails> {
  kind: Kind;
  payload: OrderMails[Kind];
  /** Where one order has several mails of a kind. */
  serial?: string;
  /** Not at once, so that the order may overtake it. */
  sendAt?: Date;
}

type Context = Pick<Services, 'config' | 'secrets' | 'now'>;

/** Written where the change itself is written. The key makes sure that a thing told once is not told again. */
export async function queueOrderMail<Kind extends keyof OrderMails>(
  { config, secrets, now }: Context,
  db: Queryable,
  mail: OrderMail<Kind> & { order: OrderRow },
): Promise<void> {
  const { order, kind, serial = '', sendAt } = mail;
  if (isAnonymousAddress(order.email)) return;
  const link = orderPage(config.siteUrl, order.locale, signOrderToken(secrets.link, order.id, now()));
  const payload = { ...mail.payload, orderId: order.id, orderNumber: order.number, totalCents: order.totalCents, link };
  const dedupeKey = `${kind}:${order.id}:${serial}`;
  await queueMail(db, { kind, to: order.email, locale: order.locale, payload, dedupeKey, orderId: order.id, sendAt });
}
