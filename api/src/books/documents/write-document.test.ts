import { vatWithin } from '@aimante/shop/pricing';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import { extractXml } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { testDocument, testDocuments, testParty } from '../../../testing/books/test-documents.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { checkFacturX } from './check-factur-x.ts';
import type { InvoiceData } from './document.ts';
import { amountNames } from './document-texts.ts';
import { documentVat } from './document-vat.ts';
import { writeDocument, writeFacturXml } from './write-document.ts';

const legalName = 'Atelier\u00a0Œuvre & مغناطيس 5\u202f×\u202f5 🧲 SARL';
const xmlOf = (data: InvoiceData) => writeFacturXml('F2026-000001', data) ?? '';

/** Reads a text of the information dictionary from the bytes of the file, without a PDF library. */
function infoOf(file: Uint8Array, name: string): string | undefined {
  const hex = new RegExp(`/${name} <FEFF([0-9A-F]*)>`).exec(Buffer.from(file).toString('latin1'))?.[1];
  return hex && Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

describe('the data of an invoice or a credit note', () => {
  it.each(Object.entries(testDocuments))('%s follows the schema and the sums of EN 16931', async (_, data) => {
    expect(await checkFacturX(xmlOf(data))).toEqual([]);
  });

  it('is refused by the check after the change of one cent', async () => {
    const wrong = xmlOf(testDocument()).replace('<ram:GrandTotalAmount>17.40', '<ram:GrandTotalAmount>17.41');
    expect(await checkFacturX(wrong)).toEqual(['BR-CO-15: total with VAT', 'BR-CO-16: amount due']);
    const unknown = xmlOf(testDocument()).replace('<ram:TypeCode>380', '<ram:Sort/><ram:TypeCode>380');
    expect(await checkFacturX(unknown)).toEqual([expect.stringContaining('XSD:')]);
  });

  it('loses no cent for any quantities, prices, discounts and rates', async () => {
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unitCents: fc.integer({ min: 1, max: 9999 }) });
    const any = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      percent: fc.nat(99),
      shippingCents: fc.nat(2000),
      vatRate: fc.constantFrom(0, 5.5, 8.1, 17, 20, 21),
    });
    await fc.assert(
      fc.asyncProperty(any, async ({ lines, percent, shippingCents, vatRate }) => {
        const full = lines.map((one) => ({ ...one, name: 'Magnet', totalCents: one.quantity * one.unitCents }));
        const subtotal = full.reduce((sum, { totalCents }) => sum + totalCents, 0);
        const discountCents = Math.floor((subtotal * percent) / 100);
        const buyer = testParty(vatRate === 0 ? 'CH' : 'FR', 'Zoé Martin');
        const data = testDocument({ lines: full, discountCents, shippingCents, vatRate, buyer });
        expect(data.vatCents).toBe(vatWithin(data.totalCents, vatRate));
        expect(await checkFacturX(xmlOf(data))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('names the export, the corrected invoice and the way back to the order', () => {
    expect(xmlOf(testDocuments['an export to Switzerland'] ?? testDocument())).toContain('VATEX-EU-G');
    const credit = xmlOf(testDocuments['a credit note'] ?? testDocument());
    expect(credit).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(credit).toMatch(/InvoiceReferencedDocument>.*F2026-000001/);
    expect(credit).toMatch(/SellerOrderReferencedDocument>.*PM-26-000001/);
  });

  it('names the one-stop shop, and the article of a shipment to an overseas department', () => {
    const belgian = xmlOf(testDocuments['a sale to Belgium at its own VAT'] ?? testDocument());
    expect(belgian).toMatch(/CategoryCode>S<.*RateApplicablePercent>21/s);
    expect(belgian).toContain('guichet unique (OSS)\u00a0: Belgique');
    expect(xmlOf(testDocuments['a shipment to Réunion'] ?? testDocument())).toContain('art. 294 du CGI');
  });

  it('taxes a coupon at the rate of the lines that it applies to', () => {
    const data = testDocuments['two rates, and a coupon for one of them'] ?? testDocument();
    expect(documentVat(data).groups).toEqual([
      { rate: 20, category: 'S', netCents: 2331 - 389, vatCents: 389 },
      { rate: 5.5, category: 'S', netCents: 1909 - 100, vatCents: 100 },
    ]);
  });

  it('is exempt for a sale that was made without VAT, whatever the regime of today', () => {
    const vat = { territory: 'FR', rule: 'franchise' } as const;
    expect(xmlOf(testDocument({ vatRate: 0, vat }))).toContain('VATEX-FR-FRANCHISE');
  });

  it('is left out while the shop has no SIRET or address', async () => {
    const data = testDocument({ seller: { ...defaultSettings.shop, legalName } });
    expect(writeFacturXml('F2026-000001', data)).toBeUndefined();
    expect(Buffer.from(await writeDocument('F2026-000001', data)).toString('latin1')).not.toContain('factur-x.xml');
  });
});

describe('the PDF of an invoice or a credit note', () => {
  it.each([
    ['an export to Switzerland', 'fr', 'Total', 'Sous-total'],
    ['a shipment to Réunion', 'en', 'Total', 'Subtotal'],
    ['an invoice of a seller without VAT', 'fr', 'Total', 'Sous-total'],
    ['an invoice with gift wrap', 'fr', 'Total TTC', 'Sous-total TTC'],
    ['a sale to Belgium at its own VAT', 'en', 'Total incl. VAT', 'Subtotal incl. VAT'],
  ] as const)('of %s (%s) calls its amount %s', (name, locale, ...[total, subtotal]) => {
    const data = { ...(testDocuments[name] ?? testDocument()), locale };
    expect(amountNames(data, documentVat(data).groups)).toEqual({ total, subtotal });
  });

  it('names its title and its author as they are written, in any letters', async () => {
    const seller = { ...testDocument().seller, legalName };
    const file = await writeDocument('A2026-000001', testDocument({ kind: 'credit_note', seller }));
    expect(infoOf(file, 'Author')).toBe(legalName);
    expect(infoOf(file, 'Title')).toContain('A2026-000001');
  });

  it('contains the data as factur-x.xml, and is the same for the same data', async () => {
    const data = testDocument({ discountCents: 100 });
    const file = await writeDocument('F2026-000001', data);
    expect(await extractXml(file)).toMatchObject({ filename: 'factur-x.xml', xml: xmlOf(data) });
    expect(Buffer.from(await writeDocument('F2026-000001', data)).equals(file)).toBe(true);
  });

  it('has the marks of PDF/A-3: profile, metadata, id, and every font in the file', async () => {
    const data = testDocuments['an export to Switzerland'] ?? testDocument();
    const file = await writeDocument('F2026-000001', data);
    const { catalog, context } = await PDFDocument.load(file, { updateMetadata: false });
    const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    expect(`${intent.get(PDFName.of('S'))}`).toBe('/GTS_PDFA1');
    const profile = intent.lookup(PDFName.of('DestOutputProfile'), PDFStream);
    expect(`${profile.dict.get(PDFName.of('N'))}`).toBe('3');
    expect(context.trailerInfo.ID).toBeDefined();
    const xmp = Buffer.from(catalog.lookup(PDFName.of('Metadata'), PDFStream).getContents()).toString('utf8');
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(xmp).toContain('<xmp:CreateDate>2026-11-20T00:00:00Z</xmp:CreateDate>');
    expect(infoOf(file, 'Title')).toBe(/x-default">([^<]*)/.exec(xmp)?.[1]);
    const fonts = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    const described = fonts.filter((dict) => `${dict.get(PDFName.of('Type'))}` === '/FontDescriptor');
    // Latin, its extension and Cyrillic in the name of the buyer, and the bold letters of the headings.
    expect(described.length).toBeGreaterThanOrEqual(4);
    expect(described.every((dict) => dict.has(PDFName.of('FontFile2')))).toBe(true);
    const attached = catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict);
    expect(`${attached.get(PDFName.of('AFRelationship'))}`).toBe('/Alternative');
  });
});
