import type { jsPDF } from 'jspdf';
import { cutMarks } from '../imposition/cut-marks.ts';
import type { Grid, Slot } from '../imposition/grid.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { type PathStep, shapePath } from '../sizes/shape-path.ts';
import { setHairline } from './sheet-document.ts';

export function drawCutMarks(doc: jsPDF, grid: Grid): void {
  setHairline(doc);
  doc.setDrawColor(0);
  for (const { from, to } of cutMarks(grid)) doc.line(from.x, from.y, to.x, to.y);
}

type Pair = readonly [number, number];

function placed(step: PathStep, place: (x: number, y: number) => Pair): { op: string; c: number[] } {
  if (step.op === 'h') return { op: 'h', c: [] };
  const { c } = step;
  const points = Array.from({ length: c.length / 2 }, (_, i) => place(c[2 * i] ?? 0, c[2 * i + 1] ?? 0));
  return { op: step.op, c: points.flat() };
}

/** The cut outline, in the magenta that cutters detect. */
export function drawContour(doc: jsPDF, { trim }: Slot, cut: { profile: PrintProfile; isRotated: boolean }): void {
  const place = (x: number, y: number): Pair =>
    cut.isRotated ? [trim.left + y, trim.top + trim.height - x] : [trim.left + x, trim.top + y];
  setHairline(doc);
  doc.setDrawColor(0, 1, 0, 0);
  doc.path(shapePath(cut.profile).map((step) => placed(step, place)));
  doc.stroke();
}
