import type { jsPDF } from 'jspdf';
import { contourOnSheet } from '../imposition/contour.ts';
import { cutMarks } from '../imposition/cut-marks.ts';
import type { SheetLayout, Slot } from '../imposition/layout.ts';
import { REGISTRATION_MARK, registrationMarks } from '../imposition/registration-marks.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { setHairline } from './sheet-document.ts';

export function drawCutMarks(doc: jsPDF, layout: SheetLayout, used: readonly Slot[]): void {
  setHairline(doc);
  doc.setDrawColor(0);
  for (const { from, to } of cutMarks(layout, used)) doc.line(from.x, from.y, to.x, to.y);
}

/** The cut outline, in the magenta that cutters detect. */
export function drawContour(doc: jsPDF, slot: Slot, profile: PrintProfile): void {
  setHairline(doc);
  doc.setDrawColor(0, 1, 0, 0);
  doc.path(contourOnSheet(slot, profile).map((step) => ({ op: step.op, c: step.op === 'h' ? [] : [...step.c] })));
  doc.stroke();
}

/** The marks by which a cutting table finds the sheet. */
export function drawRegistrationMarks(doc: jsPDF, layout: SheetLayout): void {
  doc.setFillColor(0, 0, 0);
  for (const { x, y } of registrationMarks(layout)) doc.circle(x, y, REGISTRATION_MARK.diameter / 2, 'F');
}
