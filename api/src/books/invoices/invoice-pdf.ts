import { formatDate } from '@aimante/shop/calendar';
import { formatCents } from '@aimante/shop/money';
import { vatWithin } from '@aimante/shop/pricing';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { InvoiceData, Party } from './invoice-data.ts';
import { invoiceTexts } from './invoice-texts.ts';

const width = 595.28;
const height = 841.89;
const margin = 48;
const right = width - margin;
const ink = rgb(0.17, 0.15, 0.13);
const columns = { quantity: right - 190, unit: right - 100, total: right };

/** Replaces letters that the standard fonts lack with a question mark. French invoices need none of them. */
const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^\x20-\x7e\u00a0-\u00ff€–—‘’“”•…œŒŠšŽžŸ]/g, '?');

interface Pen {
  regular: PDFFont;
  bold: PDFFont;
  page: PDFPage;
  y: number;
}

interface Placed {
  x: number;
  size?: number;
  isBold?: boolean;
  isRight?: boolean;
}

function write(pen: Pen, text: string, { x, size = 9.5, isBold = false, isRight = false }: Placed): void {
  const font = isBold ? pen.bold : pen.regular;
  const shown = printable(text);
  const left = isRight ? x - font.widthOfTextAtSize(shown, size) : x;
  pen.page.drawText(shown, { x: left, y: pen.y, size, font, color: ink });
}

function rule(pen: Pen): void {
  pen.page.drawLine({ start: { x: margin, y: pen.y }, end: { x: right, y: pen.y }, thickness: 0.5, color: ink });
}

/** The invoice in the form required by law, on A4. The same data give the same bytes. */
export async function writeInvoicePdf(label: string, data: InvoiceData): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const texts = invoiceTexts[data.locale];
  const issued = new Date(`${data.issuedOn}T00:00:00Z`);
  pdf.setTitle(`${texts[data.kind]} ${label}`);
  pdf.setAuthor(data.seller.legalName);
  pdf.setLanguage(data.locale);
  pdf.setCreationDate(issued);
  pdf.setModificationDate(issued);
  const pen: Pen = { regular, bold, page: pdf.addPage([width, height]), y: height - margin - 12 };
  writeHead(pen, label, data);
  writeParties(pen, data);
  writeLines(pen, data, () => {
    pen.page = pdf.addPage([width, height]);
    pen.y = height - margin - 12;
  });
  writeTotals(pen, data);
  for (const [place, page] of pdf.getPages().entries()) {
    const foot = { ...pen, page, y: margin - 16 };
    write(foot, `${label} · ${texts.page} ${place + 1}/${pdf.getPageCount()}`, { x: right, size: 8, isRight: true });
  }
  return pdf.save({ useObjectStreams: false });
}

function writeHead(pen: Pen, label: string, data: InvoiceData): void {
  const texts = invoiceTexts[data.locale];
  write(pen, data.seller.name, { x: margin, size: 20, isBold: true });
  write(pen, `${texts[data.kind]} ${label}`, { x: right, size: 14, isBold: true, isRight: true });
  const facts = [
    `${texts.issuedOn} : ${formatDate(data.issuedOn, data.locale, 'shortDay')}`,
    `${texts.soldOn} : ${formatDate(data.soldOn, data.locale, 'shortDay')}`,
    `${texts.order} : ${data.orderNumber}`,
    ...(data.corrects ? [`${data.kind === 'invoice' ? texts.reverses : texts.corrects} : ${data.corrects}`] : []),
    ...(data.purchaseOrder ? [`${texts.purchaseOrder} : ${data.purchaseOrder}`] : []),
  ];
  for (const fact of facts) {
    pen.y -= 14;
    write(pen, fact, { x: right, isRight: true });
  }
  pen.y -= 28;
}

function writeParties(pen: Pen, data: InvoiceData): void {
  const { seller, buyer, delivery, locale } = data;
  const texts = invoiceTexts[locale];
  const ids = ({ siret, vatNumber }: Pick<Party, 'siret' | 'vatNumber'>) => [
    ...(siret ? [`${texts.siret} ${siret}`] : []),
    ...(vatNumber ? [`${texts.vatNumber} ${vatNumber}`] : []),
  ];
  const sellerLines = [
    seller.legalForm,
    ...seller.address.split(/\n|, /),
    ...ids(seller),
    seller.register,
    seller.email,
  ];
  const columnsOfText = [
    [texts.seller, seller.legalName, ...sellerLines.filter(Boolean)],
    [texts.buyer, buyer.name, ...buyer.lines, ...ids(buyer)],
    ...(delivery ? [[texts.delivery, delivery.name, ...delivery.lines]] : []),
  ];
  const top = pen.y;
  const step = (right - margin) / 3;
  let lowest = top;
  for (const [place, lines] of columnsOfText.entries()) {
    for (const [row, line] of lines.entries()) {
      pen.y = top - row * 13;
      write(pen, line.slice(0, 36), { x: margin + place * step, isBold: row === 0, size: 9 });
      lowest = Math.min(lowest, pen.y);
    }
  }
  pen.y = lowest - 32;
}

function writeLines(pen: Pen, data: InvoiceData, turnPage: () => void): void {
  const texts = invoiceTexts[data.locale];
  const money = (cents: number) => formatCents(cents, data.locale);
  write(pen, texts.item, { x: margin, isBold: true });
  write(pen, texts.quantity, { x: columns.quantity, isBold: true, isRight: true });
  write(pen, texts.unitNet, { x: columns.unit, isBold: true, isRight: true });
  write(pen, texts.total, { x: columns.total, isBold: true, isRight: true });
  pen.y -= 6;
  rule(pen);
  for (const line of data.lines) {
    if (pen.y < margin + 140) turnPage();
    pen.y -= 15;
    write(pen, line.name.slice(0, 62), { x: margin });
    write(pen, String(line.quantity), { x: columns.quantity, isRight: true });
    write(pen, money(line.unitCents - vatWithin(line.unitCents, data.vatRate)), { x: columns.unit, isRight: true });
    write(pen, money(line.totalCents), { x: columns.total, isRight: true });
  }
  pen.y -= 8;
  rule(pen);
}

const natureOf = ({ kind, corrects }: InvoiceData) =>
  kind === 'credit_note' ? 'creditNature' : corrects === null ? 'nature' : 'reversalNature';

function writeTotals(pen: Pen, data: InvoiceData): void {
  const texts = invoiceTexts[data.locale];
  const money = (cents: number) => formatCents(cents, data.locale);
  const rate = new Intl.NumberFormat(data.locale === 'fr' ? 'fr-FR' : 'en-GB').format(data.vatRate);
  const rows: [string, string, boolean?][] = [
    [texts.subtotal, money(data.subtotalCents)],
    ...(data.discountCents > 0 ? [[texts.discount, `-${money(data.discountCents)}`] as [string, string]] : []),
    ...(data.shippingCents > 0 ? [[texts.shipping, money(data.shippingCents)] as [string, string]] : []),
    [texts.net, money(data.netCents)],
    data.vatRate === 0 ? [texts.noVat, ''] : [`${texts.vat} ${rate} %`, money(data.vatCents)],
    [texts.due, money(data.totalCents), true],
  ];
  for (const [name, amount, isBold = false] of rows) {
    pen.y -= 16;
    write(pen, name, { x: columns.unit, isBold, isRight: true });
    write(pen, amount, { x: columns.total, isBold, isRight: true });
  }
  pen.y -= 30;
  write(pen, texts[natureOf(data)], { x: margin, size: 8.5 });
}
