import type { VatRule } from '@aimante/shop/vat';
import type { CommerceSettings } from '../../platform/settings/commerce-settings.ts';
import type { Locale } from '../../platform/text/refusal.ts';

/** Standard rate, zero rate, exempt, and export out of the Union, as in UNCL 5305. */
export type VatCategory = 'S' | 'Z' | 'E' | 'G';

export interface VatGroup {
  rate: number;
  category: VatCategory;
  netCents: number;
  vatCents: number;
}

export interface PartyAddress {
  line1: string;
  line2: string | null;
  postalCode: string;
  city: string;
  /** Two letters, as in ISO 3166. */
  country: string;
}

export interface Party {
  name: string;
  lines: string[];
  /** Documents from before Factur-X have the lines only. */
  address?: PartyAddress | null;
  siret?: string | null;
  vatNumber?: string | null;
}

export interface InvoiceLine {
  name: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
  /** In percent. The rate of the document if absent. */
  vatRate?: number;
  /** What was paid for the line after coupon and points. Absent in older documents. */
  paidCents?: number | null;
}

/** Where and by which rule a document is taxed, and its amounts by rate. */
export interface DocumentTaxation {
  territory: string;
  rule: VatRule;
  groups?: VatGroup[];
}

/** Documents of an unpaid order: they have no number of their own, and the books do not know them. */
export type OfferKind = 'quote' | 'pro_forma';

/** The content of an invoice. It is fixed when the number is assigned, and never read from the order again. */
export interface InvoiceData {
  kind: 'invoice' | 'credit_note' | OfferKind;
  locale: Locale;
  orderNumber: string;
  issuedOn: string;
  soldOn: string;
  /** The invoice that a credit note corrects. */
  corrects: string | null;
  reason: string | null;
  seller: CommerceSettings['shop'];
  buyer: Party;
  delivery: Party | null;
  lines: InvoiceLine[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  /** Absent in older documents: the rate and the countries tell the rule. */
  vat?: DocumentTaxation;
  vatRate: number;
  vatCents: number;
  netCents: number;
  totalCents: number;
  purchaseOrder: string | null;
  /** The number of the paid order that this one adds items to. Absent: none. */
  supplementTo?: string | null;
  /** The last day of an offer. */
  validTo?: string | null;
}

export const isOffer = ({ kind }: Pick<InvoiceData, 'kind'>): boolean => kind === 'quote' || kind === 'pro_forma';
