import { createHash } from 'node:crypto';
import { tileProfile } from '@aimante/print/press';
import { type PDFDocument, PDFHeader, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { escapeXml } from '@stackforge-eu/factur-x';

const PROFILE = 'sRGB IEC61966-2.1';

export interface Archived {
  title: string;
  author: string;
  /** The name of the shop, as the program that made the file. */
  creator: string;
  language: string;
  at: Date;
  /** The file contains the data of the invoice as `factur-x.xml`. */
  hasFacturX: boolean;
}

/** Marks a file with embedded fonts as PDF/A-3 and describes what it contains. The same input gives the same bytes. */
export async function markAsPdfA(pdf: PDFDocument, archived: Archived): Promise<void> {
  const { context, catalog } = pdf;
  context.header = PDFHeader.forVersion(1, 7);
  pdf.setTitle(archived.title);
  pdf.setAuthor(archived.author);
  pdf.setLanguage(archived.language);
  pdf.setCreator(archived.creator);
  pdf.setProducer(archived.creator);
  pdf.setCreationDate(archived.at);
  pdf.setModificationDate(archived.at);
  const id = PDFHexString.of(createHash('md5').update(`${archived.author}\n${archived.title}`).digest('hex'));
  context.trailerInfo.ID = context.obj([id, id]);
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of(PROFILE),
    Info: PDFString.of(PROFILE),
    DestOutputProfile: context.register(context.flateStream(await tileProfile(), { N: 3 })),
  };
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
  const metadata = context.stream(new TextEncoder().encode(xmpOf(archived)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
}

/** The metadata of PDF/A-3. They equal the information dictionary. */
function xmpOf({ title, author, creator, at, hasFacturX }: Archived): string {
  const time = at.toISOString().replace(/\.\d+Z$/, 'Z');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${escapeXml(creator)}</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>${escapeXml(creator)}</xmp:CreatorTool>
<xmp:CreateDate>${time}</xmp:CreateDate><xmp:ModifyDate>${time}</xmp:ModifyDate></rdf:Description>
${hasFacturX ? FACTUR_X : ''}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const property = (name: string, description: string) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/** What Factur-X adds, with the description of its terms that PDF/A requires. */
const FACTUR_X = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${property('DocumentFileName', 'Name of the embedded XML invoice file')}
${property('DocumentType', 'INVOICE')}${property('Version', 'Version of the Factur-X XML schema')}
${property('ConformanceLevel', 'Profile of the embedded Factur-X data')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
`;
