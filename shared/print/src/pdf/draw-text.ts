import type { jsPDF } from 'jspdf';
import type { PieceNote } from '../codes/piece-notes.ts';
import type { BoxMm } from '../imposition/box.ts';
import type { SheetLayout } from '../imposition/layout.ts';
import { mmToPoints } from '../sizes/length.ts';
import { pointsToMm, printable } from './sheet-document.ts';

/** The height of the letters as a part of the line height. */
const TEXT_IN_LINE = 0.88;
const WATERMARK_OPACITY = 0.45;

/** Uses the given size, or the largest smaller one that fits. */
export function fitText(doc: jsPDF, text: string, { points, room }: { points: number; room: number }): void {
  doc.setFontSize(points);
  const width = doc.getTextWidth(text);
  if (width > room) doc.setFontSize((points * room) / width);
}

/** The workshop's note on one magnet, next to it: its text and its code. */
export function drawNote(doc: jsPDF, { text, place, modules, paper }: PieceNote): void {
  const { x, y, angle, room, lineHeight } = place;
  doc.setFillColor(255, 255, 255);
  for (const { left, top, width, height } of paper) doc.rect(left, top, width, height, 'F');
  const line = printable(text);
  doc.setFont('helvetica', 'normal');
  doc.setTextColor(0);
  fitText(doc, line, { points: mmToPoints(lineHeight * TEXT_IN_LINE), room });
  doc.text(line, x, y, { angle });
  doc.setFillColor(0, 0, 0);
  for (const { left, top, width, height } of modules) doc.rect(left, top, width, height, 'F');
}

/** Across the picture, so that cutting cannot remove it. */
export function drawWatermark(doc: jsPDF, text: string, { left, top, width, height }: BoxMm): void {
  const mark = printable(text);
  doc.saveGraphicsState();
  doc.setGState(doc.GState({ opacity: WATERMARK_OPACITY }));
  doc.setFont('helvetica', 'bold');
  doc.setTextColor(255);
  const angle = Math.atan2(height, width);
  fitText(doc, mark, { points: mmToPoints(Math.min(width, height) / 3), room: Math.hypot(width, height) * 0.55 });
  const half = doc.getTextWidth(mark) / 2;
  const rise = pointsToMm(doc.getFontSize()) * 0.35;
  const x = left + width / 2 - half * Math.cos(angle) + rise * Math.sin(angle);
  const y = top + height / 2 + half * Math.sin(angle) + rise * Math.cos(angle);
  doc.text(mark, x, y, { angle: (angle * 180) / Math.PI });
  doc.restoreGraphicsState();
}

export function drawFootnote(doc: jsPDF, text: string, { sheet }: SheetLayout): void {
  const note = printable(text);
  doc.setFont('helvetica', 'normal');
  doc.setTextColor(90);
  fitText(doc, note, { points: 6.5, room: sheet.width - 16 });
  doc.text(note, 8, sheet.height - 4);
}
