import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import type { InvoiceData } from './invoice-data.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';

const legalName = 'Atelier\u00a0Œuvre & مغناطيس 5\u202f×\u202f5 🧲 SARL';
const data: InvoiceData = {
  kind: 'credit_note',
  locale: 'fr',
  orderNumber: 'PM-26-000001',
  issuedOn: '2026-11-20',
  soldOn: '2026-11-19',
  corrects: 'F2026-000001',
  reason: null,
  seller: { ...defaultSettings.shop, legalName },
  buyer: { name: 'Zoé Martin', lines: [] },
  delivery: null,
  lines: [],
  subtotalCents: 0,
  discountCents: 0,
  shippingCents: 0,
  vatRate: 20,
  vatCents: 0,
  netCents: 0,
  totalCents: 0,
  purchaseOrder: null,
};

/** Reads a text of the information dictionary from the bytes of the file, without a PDF library. */
function infoOf(file: Uint8Array, name: string): string | undefined {
  const hex = new RegExp(`/${name} <FEFF([0-9A-F]*)>`).exec(Buffer.from(file).toString('latin1'))?.[1];
  return hex && Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

describe('the PDF of an invoice or a credit note', () => {
  it('names its title and its author as they are written, in any letters', async () => {
    const file = await writeInvoicePdf('A2026-000001', data);
    expect(infoOf(file, 'Author')).toBe(legalName);
    expect(infoOf(file, 'Title')).toContain('A2026-000001');
  });
});
