import { encodeDataMatrix, matrixBoxes } from '../codes/data-matrix.ts';
import { mmToPoints } from '../sizes/length.ts';
import { closeDocument, type DocumentInfo } from './document-info.ts';
import { addSheet, openDocument, printable } from './sheet-document.ts';

export interface CodeListOrder {
  readonly number: string;
  readonly tiles: readonly { readonly code: string; readonly lines: readonly string[] }[];
}

/** The codes of all tiles of a batch by order, on plain paper: for magnets without a code beside them. */
export interface CodeList extends DocumentInfo {
  readonly orders: readonly CodeListOrder[];
}

const A4 = { width: 210, height: 297 };
const MARGIN = 12;
const COLUMNS = 4;
const CELL = { width: (A4.width - 2 * MARGIN) / COLUMNS, height: 15 };
const HEAD = 9;
const MODULE = 0.6;
const LINE = 3.4;

type Cell = CodeListOrder['tiles'][number];
type Row =
  | { readonly kind: 'head'; readonly text: string }
  | { readonly kind: 'cells'; readonly cells: readonly Cell[] };

const rowsOf = ({ number, tiles }: CodeListOrder): Row[] => [
  { kind: 'head', text: number },
  ...Array.from({ length: Math.ceil(tiles.length / COLUMNS) }, (_, row): Row => {
    return { kind: 'cells', cells: tiles.slice(row * COLUMNS, (row + 1) * COLUMNS) };
  }),
];

const heightOf = (row: Row): number => (row.kind === 'head' ? HEAD : CELL.height);

export function writeCodeList(input: CodeList): ArrayBuffer {
  const doc = openDocument(input);
  const layout = { sheet: A4, gaps: { x: 0, y: 0 }, markLength: 0, slots: [] };
  let top = Number.POSITIVE_INFINITY;
  const rows = input.orders.flatMap(rowsOf);
  for (const [index, row] of rows.entries()) {
    // The number of an order is never the last line of a page.
    const needed = heightOf(row) + (row.kind === 'head' ? heightOf(rows[index + 1] ?? row) : 0);
    if (top + needed > A4.height - MARGIN) {
      addSheet(doc, layout);
      doc.setTextColor(0);
      doc.setFont('helvetica', 'bold').setFontSize(mmToPoints(4.5));
      doc.text(printable(input.title), MARGIN, MARGIN + 4.5);
      top = MARGIN + 10;
    }
    if (row.kind === 'head') {
      doc.setFont('helvetica', 'bold').setFontSize(mmToPoints(3.6));
      doc.text(printable(row.text), MARGIN, top + 6);
    } else drawCells(doc, row.cells, top);
    top += heightOf(row);
  }
  return closeDocument(doc, input);
}

function drawCells(doc: ReturnType<typeof openDocument>, cells: readonly Cell[], top: number): void {
  for (const [column, { code, lines }] of cells.entries()) {
    const left = MARGIN + column * CELL.width;
    const matrix = encodeDataMatrix(code);
    doc.setFillColor(0, 0, 0);
    for (const box of matrixBoxes(matrix, { left, top: top + 2, module: MODULE }))
      doc.rect(box.left, box.top, box.width, box.height, 'F');
    const x = left + (matrix.columns + 3) * MODULE;
    doc.setFont('helvetica', 'normal').setFontSize(mmToPoints(2.7));
    for (const [line, text] of [code.replace(/(\d{4})$/, ' $1'), ...lines].entries())
      doc.text(printable(text), x, top + 2 + LINE * (line + 0.7));
  }
}
