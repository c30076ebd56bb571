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

export function testParty(country: 'FR' | 'CH', name: string): Party {
  const [line1, postalCode, city] =
    country === 'FR' ? ['12 rue des Lilas', '69003', 'Lyon'] : ['3 rue du Lac', '1201', 'Genève'];
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
