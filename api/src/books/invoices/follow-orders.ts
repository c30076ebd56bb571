import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { type OrderRow, partsOfRefund, queueOrderMail } from '../../selling/index.ts';
import { issueCreditNote, issueInvoice, reverseCreditNote } from './issue-invoice.ts';

/** The payment confirmation mail contains the invoice. */
export async function invoicePaidOrder(
  services: Services,
  tx: Queryable,
  { order }: { order: OrderRow },
): Promise<void> {
  const invoiceLabel = await issueInvoice(services, tx, order.id);
  await queueOrderMail(services, tx, { order, kind: 'payment-confirmed', payload: { invoiceLabel } });
}

export async function creditRefund(
  services: Services,
  tx: Queryable,
  { order, refund }: { order: OrderRow; refund: { id: string; amountCents: number; reason: string } },
): Promise<void> {
  const { id: refundId, amountCents, reason } = refund;
  const creditNoteLabel = await issueCreditNote(services, tx, { orderId: order.id, refundId, amountCents, reason });
  // A payment that came too late was never invoiced, so there is nothing to correct.
  if (creditNoteLabel === undefined) return;
  const parts = (await partsOfRefund(tx, refundId)) ?? [];
  const lines = parts.map(({ lineId, name, quantity }) => (lineId === null ? name : `${quantity} × ${name}`));
  const payload = { refundId, amountCents, creditNoteLabel, lines };
  await queueOrderMail(services, tx, { order, kind: 'refund-issued', payload, serial: refundId });
}

export const reverseReturnedRefund = (
  services: Services,
  tx: Queryable,
  { refundId }: { refundId: string },
): Promise<void> => reverseCreditNote(services, tx, refundId);
