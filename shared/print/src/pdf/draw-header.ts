import type { jsPDF } from 'jspdf';
import { encodeQR } from 'qr';
import type { Grid } from '../imposition/grid.ts';
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

/** Adjacent dark modules of a row are drawn as one rectangle, so that no seam shows between them. */
function drawQr(doc: jsPDF, text: string, { left, side }: { left: number; side: number }): void {
  const framed = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1));
  const module = side / rows.length;
  doc.setFillColor(0, 0, 0);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      doc.rect(left + start * module, TOP + y * module, (x + 1 - start) * module, module, 'F');
    }
  });
}

function drawLines(doc: jsPDF, { title, lines }: SheetHeader, left: number): void {
  doc.setTextColor(0);
  doc.setFont('helvetica', 'bold');
  doc.setFontSize(mmToPoints(TITLE_LINE * 0.85));
  doc.text(printable(title), left, TOP + TITLE_LINE * 0.8);
  doc.setFont('helvetica', 'normal');
  doc.setFontSize(mmToPoints(LINE * 0.85));
  lines.forEach((line, index) => {
    doc.text(printable(line), left, TOP + TITLE_LINE + LINE * (index + 0.8));
  });
}

export function drawHeader(doc: jsPDF, header: SheetHeader, { grid, page }: { grid: Grid; page: string }): void {
  const firstTop = grid.slots[0]?.bleed.top ?? grid.sheet.height;
  const side = Math.min(LARGEST_QR, firstTop - grid.markLength - TOP);
  if (side < SMALLEST_QR) {
    const least = TOP + SMALLEST_QR + grid.markLength;
    throw new RangeError(`The header has no room for the code of the batch: keep ${least} mm free above the magnets`);
  }
  drawQr(doc, header.qr, { left: LEFT, side });
  drawLines(doc, header, LEFT + side + (side / 25) * QUIET_ZONE);
  doc.text(page, grid.sheet.width - LEFT, TOP + TITLE_LINE * 0.8, { align: 'right' });
}
