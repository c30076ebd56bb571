import { formatDate } from '@aimante/shop/calendar';
import { fillText, type QuotedSettings, settingsValues, termsOfSale, toBlocks } from '@aimante/shop/legal';
import en from '@aimante/shop/terms/en' with { type: 'json' };
import fr from '@aimante/shop/terms/fr' with { type: 'json' };
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Locale } from '../../platform/text/refusal.ts';
import { standardLetters } from '../../platform/text/standard-letters.ts';

const words = {
  fr: { texts: fr, file: 'conditions-generales-de-vente', updated: 'Version du', page: 'Page' },
  en: { texts: en, file: 'terms-of-sale', updated: 'Version of', page: 'Page' },
} as const;

const [width, height] = [595.28, 841.89];
const margin = 56;
const ink = rgb(0.17, 0.15, 0.13);

interface Writer {
  readonly pdf: PDFDocument;
  readonly regular: PDFFont;
  readonly bold: PDFFont;
  page: PDFPage;
  y: number;
}

interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  readonly indent?: number;
  /** Space above the first line. */
  readonly above: number;
}

const styles = {
  title: { size: 20, isBold: true, above: 0 },
  fact: { size: 9.5, above: 8 },
  heading: { size: 11.5, isBold: true, above: 18 },
  text: { size: 9.5, above: 6 },
  item: { size: 9.5, above: 4, indent: 12 },
} as const satisfies Record<string, Style>;

export interface TermsPdf {
  readonly filename: string;
  readonly content: Buffer;
}

/** The terms of sale as the site shows them today, on A4. The same settings give the same bytes. */
export async function writeTermsPdf(settings: QuotedSettings, locale: Locale): Promise<TermsPdf> {
  const { texts, file, updated } = words[locale];
  const terms = termsOfSale(texts);
  const values = settingsValues(settings, locale);
  const pdf = await PDFDocument.create();
  const changed = new Date(`${terms.updated}T00:00:00Z`);
  pdf.setTitle(terms.title);
  pdf.setAuthor(values.legalName || values.name);
  pdf.setLanguage(locale);
  pdf.setCreationDate(changed);
  pdf.setModificationDate(changed);
  const writer: Writer = {
    pdf,
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    page: pdf.addPage([width, height]),
    y: height - margin,
  };
  write(writer, terms.title, styles.title);
  write(writer, `${values.name} · ${updated} ${formatDate(terms.updated, locale)}`, styles.fact);
  for (const { title, body } of terms.sections) {
    write(writer, title, styles.heading);
    for (const block of toBlocks(fillText(body, values))) {
      if (block.kind === 'text') write(writer, block.text, styles.text);
      else for (const line of block.lines) write(writer, `• ${line}`, styles.item);
    }
  }
  numberPages(writer, locale);
  return {
    filename: `${file}-${terms.updated}.pdf`,
    content: Buffer.from(await pdf.save({ useObjectStreams: false })),
  };
}

function write(writer: Writer, text: string, { size, isBold = false, indent = 0, above }: Style): void {
  const font = isBold ? writer.bold : writer.regular;
  const leading = size * 1.45;
  writer.y -= above;
  for (const line of linesOf(standardLetters(text), { font, size, room: width - 2 * margin - indent })) {
    if (writer.y - leading < margin) {
      writer.page = writer.pdf.addPage([width, height]);
      writer.y = height - margin;
    }
    writer.y -= leading;
    writer.page.drawText(line, { x: margin + indent, y: writer.y, size, font, color: ink });
  }
}

interface Setting {
  readonly font: PDFFont;
  readonly size: number;
  readonly room: number;
}

/** Breaks at ordinary spaces only: a non-breaking one keeps its words together. */
function linesOf(text: string, { font, size, room }: Setting): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

function numberPages({ pdf, regular }: Writer, locale: Locale): void {
  const total = pdf.getPageCount();
  for (const [place, page] of pdf.getPages().entries()) {
    const text = `${words[locale].page} ${place + 1}/${total}`;
    page.drawText(text, { x: margin, y: margin / 2, size: 8, font: regular, color: ink });
  }
}
