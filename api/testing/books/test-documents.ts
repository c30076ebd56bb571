import { vatWithin } from '@aimante/shop/pricing';
import { demoShop } from '../../seeds/demo-shop.ts';
import type { InvoiceData, InvoiceLine, Party } from '../../src/books/documents/document.ts';

const line = (name: string, quantity: number, unitCents: number): InvoiceLine => ({
  name,
  quantity,
  unitCents,
  totalCents: quantity * unitCents,
});

const sumOf = (lines: readonly InvoiceLine[]) => lines.reduce((sum, { totalCents }) => sum + totalCents, 0);

/** An invoice of a French private person, with amounts that agree. */
export function testDocument(more: Partial<InvoiceData> = {}): InvoiceData {
  const { lines = [line('Magnet carré 5 × 5 cm', 3, 450), line('Emballage cadeau', 1, 390)] } = more;
  const { discountCents = 0, shippingCents = 0, vatRate = 20 } = more;
  const subtotalCents = sumOf(lines);
  const totalCents = subtotalCents - discountCents + shippingCents;
  const { vatCents = vatWithin(totalCents, vatRate) } = more;
  return {
    kind: 'invoice',
    locale: 'fr',
    orderNumber: 'PM-26-000001',
    issuedOn: '2026-11-20',
    soldOn: '2026-11-19',
    corrects: null,
    reason: null,
    seller: demoShop,
    buyer: testParty('FR', 'Zoé Martin'),
    delivery: null,
    purchaseOrder: null,
    ...more,
    lines,
    discountCents,
    shippingCents,
    subtotalCents,
    vatRate,
    vatCents,
    netCents: totalCents - vatCents,
    totalCents,
  };
}

export function testParty(country: 'FR' | 'CH' | 'BE', name: string): Party {
  const [line1, postalCode, city] = {
    FR: ['12 rue des Lilas', '69003', 'Lyon'] as const,
    CH: ['3 rue du Lac', '1201', 'Genève'] as const,
    BE: ['7 rue Neuve', '1000', 'Bruxelles'] as const,
  }[country];
  return {
    name,
    lines: [line1, `${postalCode} ${city}`, country],
    address: { line1, line2: null, postalCode, city, country },
  };
}

const company = { ...testParty('FR', 'La Mie Dorée & Fils'), siret: '73282932000074', vatNumber: 'FR44732829320' };
const mixed = [
  { ...line('Magnet', 7, 333), vatRate: 20 },
  { ...line('Livre', 2, 1190), vatRate: 5.5 },
];

/** Each kind of document that the shop may issue. */
export const testDocuments: Readonly<Record<string, InvoiceData>> = {
  'an invoice with gift wrap': testDocument(),
  'an invoice with a discount and delivery': testDocument({ discountCents: 333, shippingCents: 999 }),
  'an invoice of a company with a purchase order': testDocument({ buyer: company, purchaseOrder: 'BC-7' }),
  'an export to Switzerland': testDocument({ vatRate: 0, shippingCents: 999, buyer: testParty('CH', 'Łucja Жук') }),
  'a sale to Belgium at its own VAT': testDocument({
    vatRate: 21,
    discountCents: 100,
    buyer: testParty('BE', 'Lotte Peeters'),
    vat: { territory: 'BE', rule: 'oss' },
  }),
  'a shipment to Réunion': testDocument({
    vatRate: 0,
    buyer: { ...testParty('FR', 'Anaïs Payet'), lines: ['4 rue du Port', '97400 Saint-Denis', 'FR'] },
    vat: { territory: 'RE', rule: 'overseas' },
  }),
  'two rates, and a coupon for one of them': testDocument({
    lines: mixed.map((one, place) => ({ ...one, paidCents: one.totalCents - (place === 1 ? 471 : 0) })),
    discountCents: 471,
    vatCents: vatWithin(2331, 20) + vatWithin(2380 - 471, 5.5),
    vat: { territory: 'FR', rule: 'domestic' },
  }),
  'an invoice of a seller without VAT': testDocument({
    vatRate: 0,
    seller: { ...demoShop, vatRegime: 'franchise', vatNumber: '' },
  }),
  'a credit note': testDocument({
    kind: 'credit_note',
    corrects: 'F2026-000001',
    reason: 'Magnet abîmé',
    lines: [line('Remboursement sur la facture F2026-000001', 1, 450)],
  }),
  'two rates of VAT with a discount': testDocument({
    lines: mixed,
    discountCents: 471,
    shippingCents: 999,
    vatCents: vatWithin(2331 - 233 + 999, 20) + vatWithin(2380 - 238, 5.5),
  }),
  'a buyer without an address': testDocument({ buyer: { name: 'zoe@exemple.test', lines: [] } }),
  'a document from before Factur-X': testDocument({
    locale: 'en',
    buyer: { name: 'Zoé Martin', lines: ['Bâtiment B', '12 rue des Lilas', '69003 Lyon', 'FR'] },
  }),
};
