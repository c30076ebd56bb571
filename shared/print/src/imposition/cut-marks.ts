import { roundMm } from '../sizes/length.ts';
import type { Grid, Slot } from './grid.ts';

/** A line on the sheet in millimetres. */
export interface CutMark {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** A shorter mark is useless for cutting. */
const SHORTEST = 1;
/** Kept white along the edge of the sheet, in millimetres. */
const EDGE = 2;

/** Length of the marks on one side: the gutter between neighbours, otherwise up to the edge of the paper. */
const lengthOf = (grid: Grid, hasNeighbour: boolean, toTheEdge: number) =>
  Math.min(grid.markLength, hasNeighbour ? grid.gutter : toTheEdge - EDGE);

function marksOf(grid: Grid, { column, row, trim, bleed }: Slot): readonly CutMark[] {
  const right = bleed.left + bleed.width;
  const bottom = bleed.top + bleed.height;
  const upwards = lengthOf(grid, row > 0, bleed.top);
  const downwards = lengthOf(grid, row < grid.rows - 1, grid.sheet.height - bottom);
  const leftwards = lengthOf(grid, column > 0, bleed.left);
  const rightwards = lengthOf(grid, column < grid.columns - 1, grid.sheet.width - right);
  const vertical = [trim.left, trim.left + trim.width].flatMap((x) => [
    { length: upwards, from: { x, y: bleed.top }, to: { x, y: bleed.top - upwards } },
    { length: downwards, from: { x, y: bottom }, to: { x, y: bottom + downwards } },
  ]);
  const horizontal = [trim.top, trim.top + trim.height].flatMap((y) => [
    { length: leftwards, from: { x: bleed.left, y }, to: { x: bleed.left - leftwards, y } },
    { length: rightwards, from: { x: right, y }, to: { x: right + rightwards, y } },
  ]);
  return [...vertical, ...horizontal].filter(({ length }) => length >= SHORTEST);
}

const rounded = ({ from, to }: CutMark): CutMark => ({
  from: { x: roundMm(from.x), y: roundMm(from.y) },
  to: { x: roundMm(to.x), y: roundMm(to.y) },
});

/** Marks at the corners of every cut, outside all bleeds. A mark that neighbours share is drawn once. */
export function cutMarks(grid: Grid): readonly CutMark[] {
  const marks = grid.slots.flatMap((slot) => marksOf(grid, slot)).map(rounded);
  return [...new Map(marks.map((mark) => [`${mark.from.x} ${mark.from.y} ${mark.to.x} ${mark.to.y}`, mark])).values()];
}
