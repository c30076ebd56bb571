import type { jsPDF } from 'jspdf';
import { encodeDataMatrix, matrixBoxes } from '../codes/data-matrix.ts';
import { mmToPoints } from '../sizes/length.ts';
import { closeDocument, type DocumentInfo } from './document-info.ts';
import { fitText } from './draw-text.ts';
import { addSheet, openDocument, printable } from './sheet-document.ts';

export interface CodeListOrder {
  /** Its tray and its number. */
  readonly number: string;
  /** What else goes into the parcel, and how it leaves. */
  readonly notes?: readonly string[];
  readonly tiles: readonly { readonly code: string; readonly lines: readonly string[] }[];
}

/** The assembly slip of a batch, on plain paper: the codes of its sheets, and of all tiles by order. */
export interface CodeList extends DocumentInfo {
  readonly sheets?: CodeListOrder;
  readonly orders: readonly CodeListOrder[];
}

const A4 = { width: 210, height: 297 };
const MARGIN = 12;
const COLUMNS = 4;
const CELL = { width: (A4.width - 2 * MARGIN) / COLUMNS, height: 15 };
const HEAD = 9;
const MODULE = 0.6;
const LINE = 3.4;
const NOTE = 4.4;

type Cell = CodeListOrder['tiles'][number];
type Row =
  | { readonly kind: 'head' | 'note'; readonly text: string }
  | { readonly kind: 'cells'; readonly cells: readonly Cell[] };

const rowsOf = ({ number, notes = [], tiles }: CodeListOrder): Row[] => [
  { kind: 'head', text: number },
  ...notes.map((text): Row => ({ kind: 'note', text })),
  ...Array.from({ length: Math.ceil(tiles.length / COLUMNS) }, (_, row): Row => {
    return { kind: 'cells', cells: tiles.slice(row * COLUMNS, (row + 1) * COLUMNS) };
  }),
];

const HEIGHTS = { head: HEAD, note: NOTE, cells: CELL.height } as const;
const heightOf = ({ kind }: Row): number => HEIGHTS[kind];

export function writeCodeList(input: CodeList): ArrayBuffer {
  const doc = openDocument(input);
  const layout = { sheet: A4, gaps: { x: 0, y: 0 }, markLength: 0, slots: [] };
  let top = Number.POSITIVE_INFINITY;
  const rows = [...(input.sheets ? [input.sheets] : []), ...input.orders].flatMap(rowsOf);
  for (const [index, row] of rows.entries()) {
    // Neither the number of an order nor a note is the last line of a page.
    const needed = heightOf(row) + (row.kind === 'cells' ? 0 : heightOf(rows[index + 1] ?? row));
    if (top + needed > A4.height - MARGIN) {
      addSheet(doc, layout);
      doc.setTextColor(0);
      doc.setFont('helvetica', 'bold').setFontSize(mmToPoints(4.5));
      doc.text(printable(input.title), MARGIN, MARGIN + 4.5);
      top = MARGIN + 10;
    }
    drawRow(doc, row, top);
    top += heightOf(row);
  }
  return closeDocument(doc, input);
}

function drawRow(doc: jsPDF, row: Row, top: number): void {
  if (row.kind === 'cells') {
    drawCells(doc, row.cells, top);
    return;
  }
  const text = printable(row.text);
  const isHead = row.kind === 'head';
  doc.setFont('helvetica', isHead ? 'bold' : 'normal');
  fitText(doc, text, { points: mmToPoints(isHead ? 3.6 : 3), room: A4.width - 2 * MARGIN });
  doc.text(text, MARGIN, top + (isHead ? 6 : 3));
}

function drawCells(doc: jsPDF, cells: readonly Cell[], top: number): void {
  for (const [column, { code, lines }] of cells.entries()) {
    const left = MARGIN + column * CELL.width;
    const matrix = encodeDataMatrix(code);
    doc.setFillColor(0, 0, 0);
    for (const box of matrixBoxes(matrix, { left, top: top + 2, module: MODULE }))
      doc.rect(box.left, box.top, box.width, box.height, 'F');
    const x = left + (matrix.columns + 3) * MODULE;
    doc.setFont('helvetica', 'normal').setFontSize(mmToPoints(2.7));
    for (const [line, text] of [code.replace(/^(\d+)(\d{4})$/, '$1 $2'), ...lines].entries())
      doc.text(printable(text), x, top + 2 + LINE * (line + 0.7));
  }
}
