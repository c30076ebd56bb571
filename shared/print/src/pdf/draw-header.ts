import type { jsPDF } from 'jspdf';
import { CODE_MODULE, markBoxes } from '../codes/code-places.ts';
import { type DataMatrix, encodeDataMatrix, matrixBoxes } from '../codes/data-matrix.ts';
import { type BoxMm, overlap } from '../imposition/box.ts';
import type { SheetLayout } from '../imposition/layout.ts';
import { HEADER_HEIGHT, HEADER_LINE, SHEET_EDGE } from '../imposition/sheet.ts';
import { mmToPoints } from '../sizes/length.ts';
import { fitText } from './draw-text.ts';
import { printable } from './sheet-document.ts';

export interface SheetHeader {
  /** The batch number, in bold. */
  readonly title: string;
  readonly lines: readonly string[];
  /** The text of the DataMatrix of the sheet. */
  readonly code: string;
}

const LEFT = 8;
/** The free paper that a scanner needs around the code: more than a module. */
const QUIET_ZONE = 0.4;
/** Between two places that are tried for the code. */
const STEP = 0.5;
/** Between the code and the text. */
const GAP = 1;
const TEXT_SIZE = 2.1;
const BASELINE = SHEET_EDGE + HEADER_LINE * 0.77;
/** Along the line, for the title and for the page number. */
const TITLE_ROOM = 32;
const PAGE_ROOM = 12;

export interface HeaderText {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** In millimetres. Smaller where the text would be longer than `room`. */
  readonly size: number;
  readonly room: number;
  readonly isBold: boolean;
  readonly isAtRight: boolean;
}

/** The code and the line of text above the magnets, in millimetres. */
export function headerParts(
  { title, lines, code }: SheetHeader,
  { layout, page }: { layout: SheetLayout; page: string },
): { readonly boxes: readonly BoxMm[]; readonly texts: readonly HeaderText[] } {
  const matrix = encodeDataMatrix(code, 'low');
  const place = placeCode(matrix, layout);
  const x = place.left + place.width + GAP;
  const right = layout.sheet.width - LEFT;
  const line = { y: BASELINE, size: TEXT_SIZE, isAtRight: false };
  const room = right - PAGE_ROOM - x - TITLE_ROOM;
  return {
    boxes: matrixBoxes(matrix, { left: place.left + QUIET_ZONE, top: place.top + QUIET_ZONE, module: CODE_MODULE }),
    texts: [
      { ...line, text: title, x, room: TITLE_ROOM - GAP, isBold: true },
      { ...line, text: lines.join(' · '), x: x + TITLE_ROOM, room, isBold: false },
      { ...line, text: page, x: right, room: PAGE_ROOM - GAP, isBold: true, isAtRight: true },
    ],
  };
}

/** The first place from the left that is clear of marks and magnets, with its quiet zone. */
function placeCode({ columns, rows }: DataMatrix, layout: SheetLayout): BoxMm {
  const width = columns * CODE_MODULE + 2 * QUIET_ZONE;
  const height = rows * CODE_MODULE + 2 * QUIET_ZONE;
  const obstacles = [...markBoxes(layout, layout.slots), ...layout.slots.map(({ bleed }) => bleed)];
  for (let left = LEFT; left + width <= layout.sheet.width - LEFT; left += STEP) {
    const place = { left, top: SHEET_EDGE, width, height };
    if (!obstacles.some((each) => overlap(each, place))) return place;
  }
  throw new RangeError(
    `The header has no room for the code of the batch: keep ${HEADER_HEIGHT} mm free above the magnets`,
  );
}

export function drawHeader(doc: jsPDF, header: SheetHeader, place: { layout: SheetLayout; page: string }): void {
  const { boxes, texts } = headerParts(header, place);
  doc.setFillColor(0, 0, 0);
  for (const { left, top, width, height } of boxes) doc.rect(left, top, width, height, 'F');
  doc.setTextColor(0);
  for (const { text, x, y, size, room, isBold, isAtRight } of texts) {
    const line = printable(text);
    doc.setFont('helvetica', isBold ? 'bold' : 'normal');
    fitText(doc, line, { points: mmToPoints(size), room });
    doc.text(line, x, y, { align: isAtRight ? 'right' : 'left' });
  }
}
