import type { jsPDF } from 'jspdf';
import { encodeQR } from 'qr';
import type { BoxMm } from '../imposition/box.ts';
import type { SheetLayout } from '../imposition/layout.ts';
import { mmToPoints } from '../sizes/length.ts';
import { printable } from './sheet-document.ts';

export interface SheetHeader {
  /** The batch number, in bold. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly qr: string;
}

const LEFT = 8;
const TOP = 4;
const LARGEST_QR = 12;
/** A phone cannot read a smaller code. */
const SMALLEST_QR = 7;
/** The free margin that a scanner needs around the code, in modules. */
const QUIET_ZONE = 4;
const TITLE_LINE = 3.2;
const LINE = 2.8;

export interface HeaderText {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** In millimetres. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isAtRight: boolean;
}

/** Adjacent dark modules of a row are one rectangle, so that no seam shows between them. */
function qrBoxes(text: string, { left, side }: { left: number; side: number }): BoxMm[] {
  const framed = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1));
  const module = side / rows.length;
  return rows.flatMap((row, y) => {
    const boxes: BoxMm[] = [];
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const width = (x + 1 - start) * module;
      boxes.push({ left: left + start * module, top: TOP + y * module, width, height: module });
    }
    return boxes;
  });
}

/** The code and the lines above the magnets, in millimetres. */
export function headerParts(
  { title, lines, qr }: SheetHeader,
  { layout, page }: { layout: SheetLayout; page: string },
): { readonly boxes: readonly BoxMm[]; readonly texts: readonly HeaderText[] } {
  const firstTop = Math.min(layout.sheet.height, ...layout.slots.map(({ bleed }) => bleed.top));
  const side = Math.min(LARGEST_QR, firstTop - layout.markLength - TOP);
  if (side < SMALLEST_QR) {
    const least = TOP + SMALLEST_QR + layout.markLength;
    throw new RangeError(`The header has no room for the code of the batch: keep ${least} mm free above the magnets`);
  }
  const x = LEFT + side + (side / 25) * QUIET_ZONE;
  const plain = { size: LINE * 0.85, isBold: false, isAtRight: false };
  return {
    boxes: qrBoxes(qr, { left: LEFT, side }),
    texts: [
      { ...plain, text: title, x, y: TOP + TITLE_LINE * 0.8, size: TITLE_LINE * 0.85, isBold: true },
      ...lines.map((text, index) => ({ ...plain, text, x, y: TOP + TITLE_LINE + LINE * (index + 0.8) })),
      { ...plain, text: page, x: layout.sheet.width - LEFT, y: TOP + TITLE_LINE * 0.8, isAtRight: true },
    ],
  };
}

export function drawHeader(doc: jsPDF, header: SheetHeader, place: { layout: SheetLayout; page: string }): void {
  const { boxes, texts } = headerParts(header, place);
  doc.setFillColor(0, 0, 0);
  for (const { left, top, width, height } of boxes) doc.rect(left, top, width, height, 'F');
  doc.setTextColor(0);
  for (const { text, x, y, size, isBold, isAtRight } of texts) {
    doc.setFont('helvetica', isBold ? 'bold' : 'normal');
    doc.setFontSize(mmToPoints(size));
    doc.text(printable(text), x, y, { align: isAtRight ? 'right' : 'left' });
  }
}
