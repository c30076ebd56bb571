import { parisTime } from '@aimante/shop/calendar';
import { vatWithin } from '@aimante/shop/pricing';
import type { VatRule } from '@aimante/shop/vat';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { CommerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import type { RefundPart } from '../../selling/index.ts';
import type { InvoiceData, InvoiceLine, Party } from '../documents/document.ts';

interface StoredAddress {
  firstName: string;
  lastName: string;
  company: string | null;
  line1: string;
  line2: string | null;
  postalCode: string;
  city: string;
  country: string;
  siret?: string | null;
  vatNumber?: string | null;
  purchaseOrder?: string | null;
}

interface Source extends Record<string, unknown> {
  number: string;
  locale: Locale;
  email: string;
  createdAt: string;
  billing: StoredAddress | null;
  shipping: StoredAddress | null;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  vatTerritory: string;
  vatRule: VatRule;
  vatRate: number;
  vatCents: number;
  totalCents: number;
  lines: InvoiceLine[];
  supplementTo: string | null;
}

async function readSource(db: Queryable, orderId: string): Promise<Source> {
  const { rows } = await db.execute<Source>(sql`SELECT o.number, o.locale, o.email, o.created_at AS "createdAt",
      o.billing_address AS billing, o.shipping_address AS shipping, o.subtotal_cents AS "subtotalCents",
      o.discount_cents AS "discountCents", o.shipping_cents AS "shippingCents", o.vat_rate::float8 AS "vatRate",
      o.vat_territory AS "vatTerritory", o.vat_rule AS "vatRule", o.vat_cents AS "vatCents", o.total_cents AS "totalCents",
      (SELECT json_agg(json_build_object('name', l.name || coalesce(' (' || l.options || ')', ''), 'quantity', l.quantity,
        'unitCents', l.unit_price_cents, 'totalCents', l.total_cents, 'vatRate', l.vat_rate::float8, 'paidCents', l.paid_cents) ORDER BY l.position)
        FROM order_lines l WHERE l.order_id = o.id) AS lines,
      (SELECT b.number FROM order_supplements s JOIN orders b ON b.id = s.base_id WHERE s.order_id = o.id) AS "supplementTo"
    FROM orders o WHERE o.id = ${orderId}`);
  const [source] = rows;
  if (!source) throw new Error(`Order ${orderId} is gone`);
  return source;
}

function partyOf(address: StoredAddress | null, email: string): Party {
  if (!address) return { name: email, lines: [] };
  const { line1, line2, postalCode, city, country } = address;
  const person = `${address.firstName} ${address.lastName}`;
  const place = [line1, line2, `${postalCode} ${city}`, country];
  const lines = [...(address.company ? [person] : []), ...place].filter((line) => line !== null);
  const ids = { siret: address.siret ?? null, vatNumber: address.vatNumber ?? null };
  return {
    name: address.company ?? person,
    lines,
    address: { line1, line2: line2 ?? null, postalCode, city, country },
    ...ids,
  };
}

interface About {
  orderId: string;
  seller: CommerceSettings['shop'];
  issuedOn: string;
}

export async function invoiceData(db: Queryable, { orderId, seller, issuedOn }: About): Promise<InvoiceData> {
  const source = await readSource(db, orderId);
  const buyer = partyOf(source.billing, source.email);
  const delivery = source.shipping && partyOf(source.shipping, source.email);
  const isElsewhere = delivery && `${delivery.lines}` !== `${buyer.lines}`;
  return {
    kind: 'invoice',
    locale: source.locale,
    orderNumber: source.number,
    issuedOn,
    soldOn: parisTime(new Date(source.createdAt)).day,
    corrects: null,
    reason: null,
    seller,
    buyer,
    delivery: isElsewhere ? delivery : null,
    lines: source.lines,
    subtotalCents: source.subtotalCents,
    discountCents: source.discountCents,
    shippingCents: source.shippingCents,
    vat: { territory: source.vatTerritory, rule: source.vatRule },
    vatRate: source.vatRate,
    vatCents: source.vatCents,
    netCents: source.totalCents - source.vatCents,
    totalCents: source.totalCents,
    purchaseOrder: source.billing?.purchaseOrder ?? null,
    supplementTo: source.supplementTo,
  };
}

export interface Correction {
  amountCents: number;
  /** Sums of earlier credit notes. */
  before: { totalCents: number; vatCents: number };
  reason: string;
  issuedOn: string;
  /** The lines that are paid back. Null: an amount. */
  parts: readonly RefundPart[] | null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The same lines as on the invoice, and their share of its discount. */
function creditLines(parts: readonly RefundPart[]) {
  const articles = parts.filter(({ lineId }) => lineId !== null);
  const shippingCents = sum(parts.filter(({ lineId }) => lineId === null).map(({ amountCents }) => amountCents));
  const lines = articles.map(({ name, quantity, unitCents, amountCents, vatRate }): InvoiceLine => {
    return { name, quantity, unitCents, totalCents: unitCents * quantity, vatRate, paidCents: amountCents };
  });
  const subtotalCents = sum(lines.map(({ totalCents }) => totalCents));
  const discountCents = subtotalCents - sum(articles.map(({ amountCents }) => amountCents));
  return { lines, subtotalCents, discountCents, shippingCents };
}

function creditAmount(name: string, amountCents: number) {
  const lines: InvoiceLine[] = [{ name, quantity: 1, unitCents: amountCents, totalCents: amountCents }];
  return { lines, subtotalCents: amountCents, discountCents: 0, shippingCents: 0 };
}

export function creditData(
  { data: invoice, label }: { data: InvoiceData; label: string },
  { amountCents, before, reason, issuedOn, parts }: Correction,
): InvoiceData {
  // The last credit note takes the remainder, so that no cent of VAT is left by rounding.
  const isLast = before.totalCents + amountCents === invoice.totalCents;
  const ownVat = parts ? sum(parts.map((part) => part.vatCents)) : vatWithin(amountCents, invoice.vatRate);
  const vatCents = isLast ? invoice.vatCents - before.vatCents : ownVat;
  const name = invoice.locale === 'fr' ? `Remboursement sur la facture ${label}` : `Refund on invoice ${label}`;
  return {
    ...invoice,
    kind: 'credit_note',
    issuedOn,
    corrects: label,
    reason,
    ...(parts ? creditLines(parts) : creditAmount(name, amountCents)),
    vatCents,
    netCents: amountCents - vatCents,
    totalCents: amountCents,
  };
}

/** Reverses a credit note after its refund failed to arrive. */
export function reversalData(
  { data: credit, label }: { data: InvoiceData; label: string },
  issuedOn: string,
): InvoiceData {
  const isFrench = credit.locale === 'fr';
  const name = isFrench ? `Annulation de l’avoir ${label}` : `Reversal of credit note ${label}`;
  const reason = isFrench ? 'Remboursement non abouti' : 'Refund not completed';
  const lines = [{ name, quantity: 1, unitCents: credit.totalCents, totalCents: credit.totalCents }];
  return { ...credit, kind: 'invoice', issuedOn, corrects: label, reason, lines };
}
