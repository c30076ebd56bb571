import type { jsPDF } from 'jspdf';
import { encodeDataMatrix, matrixBoxes } from '../codes/data-matrix.ts';
import type { BoxMm } from '../imposition/box.ts';
import type { SheetLayout } from '../imposition/layout.ts';
import { mmToPoints } from '../sizes/length.ts';
import { printable } from './sheet-document.ts';

export interface SheetHeader {
  /** The batch number, in bold. */
  readonly title: string;
  readonly lines: readonly string[];
  /** The text of the DataMatrix of the sheet. */
  readonly code: string;
}

const LEFT = 8;
const TOP = 4;
const LARGEST_CODE = 12;
/** A phone hardly reads a smaller code. */
const SMALLEST_CODE = 6;
/** The free margin that a scanner needs around the code: more than a module. */
const QUIET_ZONE = 1;
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

/** The code and the lines above the magnets, in millimetres. */
export function headerParts(
  { title, lines, code }: SheetHeader,
  { layout, page }: { layout: SheetLayout; page: string },
): { readonly boxes: readonly BoxMm[]; readonly texts: readonly HeaderText[] } {
  const firstTop = Math.min(layout.sheet.height, ...layout.slots.map(({ bleed }) => bleed.top));
  const side = Math.min(LARGEST_CODE, firstTop - layout.markLength - QUIET_ZONE - TOP);
  if (side < SMALLEST_CODE) {
    const least = TOP + SMALLEST_CODE + QUIET_ZONE + layout.markLength;
    throw new RangeError(`The header has no room for the code of the batch: keep ${least} mm free above the magnets`);
  }
  const matrix = encodeDataMatrix(code);
  const module = side / matrix.columns;
  const x = LEFT + side + 2 * QUIET_ZONE;
  const plain = { size: LINE * 0.85, isBold: false, isAtRight: false };
  return {
    boxes: matrixBoxes(matrix, { left: LEFT, top: TOP, module }),
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
