import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import { buildXml, Profile } from '@stackforge-eu/factur-x';
import { type InvoiceData, isOffer } from './document.ts';
import { drawDocument } from './document-page.ts';
import { documentTexts } from './document-texts.ts';
import { facturXInput } from './factur-x-input.ts';
import { markAsPdfA } from './pdf-a.ts';

/** Parts of an address that are not known are left out, not written as empty. */
const EMPTY = /<ram:(PostcodeCode|LineOne|CityName)><\/ram:\1>/g;

/** The document as CII data, profile EN 16931. Undefined while the settings of the shop lack what it requires. */
export function writeFacturXml(label: string, data: InvoiceData): string | undefined {
  const input = facturXInput(label, data);
  return input && buildXml(input, Profile.EN16931).replace(EMPTY, '');
}

/**
 * Invoice or credit note as Factur-X: PDF/A-3 with its data in the file. An offer is a PDF alone. The same data give the
 * same bytes.
 */
export async function writeDocument(label: string, data: InvoiceData): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const at = new Date(`${data.issuedOn}T00:00:00Z`);
  await drawDocument(pdf, label, data);
  const xml = isOffer(data) ? undefined : writeFacturXml(label, data);
  if (xml !== undefined) {
    await pdf.attach(new TextEncoder().encode(xml), 'factur-x.xml', {
      mimeType: 'text/xml',
      description: 'Factur-X',
      creationDate: at,
      modificationDate: at,
      afRelationship: AFRelationship.Alternative,
    });
  }
  await markAsPdfA(pdf, {
    title: `${documentTexts[data.locale][data.kind]} ${label}`,
    author: data.seller.legalName,
    creator: data.seller.name,
    language: data.locale,
    at,
    hasFacturX: xml !== undefined,
  });
  return pdf.save({ useObjectStreams: false });
}
