import bwipjs from 'bwip-js/generic';
import type { BoxMm } from '../imposition/box.ts';

/** The dark and light modules of a code, row by row from the top. */
export interface DataMatrix {
  readonly columns: number;
  readonly rows: number;
  readonly isDark: (column: number, row: number) => boolean;
}

/** `low` has half as many rows as columns, or fewer. Long texts have no low form. */
export type MatrixForm = 'square' | 'low';

const symbologies: Readonly<Record<MatrixForm, string>> = { square: 'datamatrix', low: 'datamatrixrectangular' };

/** The smallest DataMatrix (ECC 200) of a text. */
export function encodeDataMatrix(text: string, form: MatrixForm = 'square'): DataMatrix {
  const [symbol] = bwipjs.raw(symbologies[form], text, {});
  if (!symbol || !('pixs' in symbol)) throw new Error('bwip-js answers a DataMatrix without modules');
  const { pixs, pixx: columns, pixy: rows } = symbol;
  return { columns, rows, isDark: (column, row) => pixs[row * columns + column] === 1 };
}

/** A quarter turn. A reader needs no direction. */
export const turnMatrix = ({ columns, rows, isDark }: DataMatrix): DataMatrix => ({
  columns: rows,
  rows: columns,
  isDark: (column, row) => isDark(row, rows - 1 - column),
});

/** Adjacent dark modules of a row are one rectangle. Rows touch each other: a seam between them makes a code unreadable. */
export function matrixBoxes(
  { columns, rows, isDark }: DataMatrix,
  { left, top, module }: { readonly left: number; readonly top: number; readonly module: number },
): readonly BoxMm[] {
  const boxes: BoxMm[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isDark(column, row)) continue;
      const start = column;
      while (column + 1 < columns && isDark(column + 1, row)) column++;
      const width = (column + 1 - start) * module;
      boxes.push({ left: left + start * module, top: top + row * module, width, height: module });
    }
  }
  return boxes;
}
