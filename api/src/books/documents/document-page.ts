import { formatDate } from '@aimante/shop/calendar';
import { formatCents } from '@aimante/shop/money';
import { formatNumber } from '@aimante/shop/numbers';
import { countryName } from '@aimante/shop/postal';
import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { type InvoiceData, isOffer, type Party, type VatGroup } from './document.ts';
import { drawLine, openTypeface, type Typeface, widthOf, wrapText } from './document-fonts.ts';
import { amountNames, documentTexts, exportText, ossNote } from './document-texts.ts';
import { type DocumentVat, documentVat } from './document-vat.ts';
import { shownLines } from './party-address.ts';

const width = 595.28;
const height = 841.89;
const margin = 48;
const right = width - margin;
const ink = rgb(0.17, 0.15, 0.13);
const columns = { quantity: right - 190, unit: right - 100, total: right };

interface Pen {
  regular: Typeface;
  bold: Typeface;
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
  const face = isBold ? pen.bold : pen.regular;
  const left = isRight ? x - widthOf(face, text, size) : x;
  drawLine(pen.page, face, { text, x: left, y: pen.y, size, color: ink });
}

function rule(pen: Pen): void {
  pen.page.drawLine({ start: { x: margin, y: pen.y }, end: { x: right, y: pen.y }, thickness: 0.5, color: ink });
}

/** The document in the form required by law, on A4. */
export async function drawDocument(pdf: PDFDocument, label: string, data: InvoiceData): Promise<void> {
  const letters = `${label}${JSON.stringify(data)}${Object.values(documentTexts[data.locale]).join('')}0123456789\u202f€·?`;
  const regular = await openTypeface(pdf, 400, letters);
  const bold = await openTypeface(pdf, 700, letters);
  const pen: Pen = { regular, bold, page: pdf.addPage([width, height]), y: height - margin - 12 };
  const texts = documentTexts[data.locale];
  const vat = documentVat(data);
  writeHead(pen, label, data);
  writeParties(pen, data);
  writeLines(pen, { data, vat }, () => {
    pen.page = pdf.addPage([width, height]);
    pen.y = height - margin - 12;
  });
  writeTotals(pen, data, vat.groups);
  for (const [place, page] of pdf.getPages().entries()) {
    const foot = { ...pen, page, y: margin - 16 };
    write(foot, `${label} · ${texts.page} ${place + 1}/${pdf.getPageCount()}`, { x: right, size: 8, isRight: true });
  }
}

function writeHead(pen: Pen, label: string, data: InvoiceData): void {
  const texts = documentTexts[data.locale];
  write(pen, data.seller.name, { x: margin, size: 20, isBold: true });
  write(pen, `${texts[data.kind]} ${label}`, { x: right, size: 14, isBold: true, isRight: true });
  const facts = [
    texts.fact(texts.issuedOn, formatDate(data.issuedOn, data.locale, 'shortDay')),
    ...(data.validTo ? [texts.fact(texts.validTo, formatDate(data.validTo, data.locale, 'shortDay'))] : []),
    ...(isOffer(data) ? [] : [texts.fact(texts.soldOn, formatDate(data.soldOn, data.locale, 'shortDay'))]),
    texts.fact(texts.order, data.orderNumber),
    ...(data.supplementTo ? [texts.fact(texts.supplementTo, data.supplementTo)] : []),
    ...(data.corrects ? [texts.fact(data.kind === 'invoice' ? texts.reverses : texts.corrects, data.corrects)] : []),
    ...(data.purchaseOrder ? [texts.fact(texts.purchaseOrder, data.purchaseOrder)] : []),
  ];
  for (const fact of facts) {
    pen.y -= 14;
    write(pen, fact, { x: right, isRight: true });
  }
  pen.y -= 28;
}

function writeParties(pen: Pen, data: InvoiceData): void {
  const { seller, buyer, delivery, locale } = data;
  const texts = documentTexts[locale];
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
    [texts.buyer, buyer.name, ...shownLines(buyer, locale), ...ids(buyer)],
    ...(delivery ? [[texts.delivery, delivery.name, ...shownLines(delivery, locale)]] : []),
  ];
  const top = pen.y;
  const step = (right - margin) / 3;
  let lowest = top;
  for (const [place, lines] of columnsOfText.entries()) {
    pen.y = top + 13;
    for (const [row, line] of lines.entries()) {
      for (const part of wrapText(line, (shown) => widthOf(pen.regular, shown, 9) < step - 10)) {
        pen.y -= 13;
        write(pen, part, { x: margin + place * step, isBold: row === 0, size: 9 });
      }
      lowest = Math.min(lowest, pen.y);
    }
  }
  pen.y = lowest - 32;
}

interface Described {
  data: InvoiceData;
  vat: DocumentVat;
}

function writeLines(pen: Pen, { data, vat }: Described, turnPage: () => void): void {
  const texts = documentTexts[data.locale];
  const money = (cents: number) => formatCents(cents, data.locale);
  write(pen, texts.item, { x: margin, isBold: true });
  write(pen, texts.quantity, { x: columns.quantity, isBold: true, isRight: true });
  write(pen, texts.unitNet, { x: columns.unit, isBold: true, isRight: true });
  write(pen, amountNames(data, vat.groups).total, { x: columns.total, isBold: true, isRight: true });
  pen.y -= 6;
  rule(pen);
  const nets = new Map(vat.parts.filter(({ kind }) => kind === 'line').map(({ place, netCents }) => [place, netCents]));
  for (const [place, line] of data.lines.entries()) {
    if (pen.y < margin + 140) turnPage();
    const room = columns.quantity - margin - 40;
    const [first = '', ...rest] = wrapText(line.name, (shown) => widthOf(pen.regular, shown, 9.5) < room);
    pen.y -= 15;
    write(pen, first, { x: margin });
    write(pen, String(line.quantity), { x: columns.quantity, isRight: true });
    write(pen, money(Math.round((nets.get(place) ?? 0) / line.quantity)), { x: columns.unit, isRight: true });
    write(pen, money(line.totalCents), { x: columns.total, isRight: true });
    for (const more of rest) {
      pen.y -= 12;
      write(pen, more, { x: margin });
    }
  }
  pen.y -= 8;
  rule(pen);
}

const natures = {
  invoice: 'nature',
  credit_note: 'creditNature',
  quote: 'quoteNature',
  pro_forma: 'proFormaNature',
} as const;

const natureOf = ({ kind, corrects }: InvoiceData) =>
  kind === 'invoice' && corrects !== null ? 'reversalNature' : natures[kind];

/** One row for each rate, with the net amount where there are several. */
function vatRows(data: InvoiceData, groups: readonly VatGroup[]): [string, string][] {
  const texts = documentTexts[data.locale];
  const money = (cents: number) => formatCents(cents, data.locale);
  const none = { E: texts.noVat, G: exportText(data), Z: texts.zeroVat };
  return groups.map((group) => {
    if (group.category !== 'S') return [none[group.category], ''];
    const base = groups.length > 1 ? ` (${money(group.netCents)})` : '';
    const country = data.vat?.rule === 'oss' ? ` ${countryName(data.vat.territory, data.locale)}` : '';
    return [
      `${texts.vat}${country} ${texts.rate(formatNumber(group.rate, data.locale))}${base}`,
      money(group.vatCents),
    ];
  });
}

function writeTotals(pen: Pen, data: InvoiceData, groups: readonly VatGroup[]): void {
  const texts = documentTexts[data.locale];
  const names = amountNames(data, groups);
  const money = (cents: number) => formatCents(cents, data.locale);
  const rows: [string, string, boolean?][] = [
    [names.subtotal, money(data.subtotalCents)],
    ...(data.discountCents > 0 ? [[texts.discount, `-${money(data.discountCents)}`] as [string, string]] : []),
    ...(data.shippingCents > 0 ? [[texts.shipping, money(data.shippingCents)] as [string, string]] : []),
    [texts.net, money(data.netCents)],
    ...vatRows(data, groups),
    [names.total, money(data.totalCents), true],
  ];
  for (const [name, amount, isBold = false] of rows) {
    pen.y -= 16;
    write(pen, name, { x: amount ? columns.unit : columns.total, isBold, isRight: true });
    write(pen, amount, { x: columns.total, isBold, isRight: true });
  }
  pen.y -= 30;
  const notes = [
    texts[natureOf(data)],
    ...(data.vat?.rule === 'oss' ? [ossNote(data)] : []),
    ...(data.buyer.siret ? [texts.lateFee, texts.recoveryFee] : []),
  ];
  for (const note of notes) {
    write(pen, note, { x: margin, size: 8.5 });
    pen.y -= 12;
  }
}
