import { parisTime } from '@aimante/shop/calendar';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import type { OrderRow } from '../../selling/index.ts';
import type { OfferKind } from '../documents/document.ts';
import { invoiceErrors } from './errors.ts';
import { invoiceData } from './invoice-data.ts';
import type { OpenDocument } from './open-document.ts';

const fileNames = { quote: { fr: 'devis', en: 'quote' }, pro_forma: { fr: 'pro-forma', en: 'pro-forma' } } as const;

/** The quote or pro forma invoice of an unpaid order, as the order is now. Nothing is numbered or kept. */
export async function writeOffer(
  { db, changes, now }: Pick<Services, 'db' | 'changes' | 'now'>,
  order: Pick<OrderRow, 'id' | 'number' | 'status' | 'holdExpiresAt'>,
  kind: OfferKind,
): Promise<OpenDocument | Refusal> {
  if (order.status !== 'en_attente') return invoiceErrors.OFFER_OF_PAID_ORDER();
  const { shop } = await commerceSettings({ db, changes });
  const invoice = await invoiceData(db, { orderId: order.id, seller: shop, issuedOn: parisTime(now()).day });
  // After it, the order may still be paid, if its articles are in stock then.
  const until = new Date(order.holdExpiresAt ?? 0);
  const validTo = until > now() ? parisTime(until).day : null;
  const { writeDocument } = await import('../documents/write-document.ts');
  const pdf = await writeDocument(order.number, { ...invoice, kind, validTo });
  return { label: `${fileNames[kind][invoice.locale]}-${order.number}`, pdf: Buffer.from(pdf) };
}
