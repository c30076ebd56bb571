import { jsPDF } from 'jspdf';
import type { BoxMm } from '../imposition/box.ts';
import { gridBox } from '../imposition/grid.ts';
import type { SheetLayout } from '../imposition/layout.ts';
import { MM_PER_INCH, mmToPoints, POINTS_PER_INCH, type SizeMm } from '../sizes/length.ts';
import { type DocumentInfo, setDocumentInfo } from './document-info.ts';

/** In PDF points, from the bottom left of the sheet. */
interface PageBox {
  bottomLeftX: number;
  bottomLeftY: number;
  topRightX: number;
  topRightY: number;
}

/** The part of jsPDF's page record that it writes into the file but that no method sets. */
interface PageBoxes {
  trimBox: PageBox | null;
  bleedBox: PageBox | null;
}

const hasPageBoxes = (context: unknown): context is PageBoxes =>
  typeof context === 'object' && context !== null && 'trimBox' in context && 'bleedBox' in context;

const HAIRLINE_POINTS = 0.25;

export const pointsToMm = (points: number): number => (points * MM_PER_INCH) / POINTS_PER_INCH;

/** In numbers: jsPDF's named paper sizes are rounded to a hundredth of a point. */
const pageFormat = ({ width, height }: SizeMm) =>
  ({ format: [width, height], orientation: width > height ? 'landscape' : 'portrait' }) as const;

/** A document without pages: every sheet adds its own. */
export function openDocument(info: DocumentInfo): jsPDF {
  const doc = new jsPDF({ unit: 'mm', compress: true, putOnlyUsedFonts: true, floatPrecision: 4 });
  doc.deletePage(1);
  setDocumentInfo(doc, info);
  doc.viewerPreferences({ PrintScaling: 'None' });
  return doc;
}

function toPageBox({ left, top, width, height }: BoxMm, sheet: SizeMm): PageBox {
  return {
    bottomLeftX: mmToPoints(left),
    bottomLeftY: mmToPoints(sheet.height - top - height),
    topRightX: mmToPoints(left + width),
    topRightY: mmToPoints(sheet.height - top),
  };
}

/** A page of exactly the sheet's size. Its boxes give the print software the cut and the bleed. */
export function addSheet(doc: jsPDF, layout: SheetLayout): void {
  const { format, orientation } = pageFormat(layout.sheet);
  doc.addPage([...format], orientation);
  const trim = gridBox(layout, 'trim');
  const bleed = gridBox(layout, 'bleed');
  const info: { readonly pageContext: unknown } = doc.getCurrentPageInfo();
  const { pageContext } = info;
  if (!hasPageBoxes(pageContext)) throw new Error('This version of jsPDF keeps the boxes of a page elsewhere');
  pageContext.trimBox = trim ? toPageBox(trim, layout.sheet) : null;
  pageContext.bleedBox = bleed ? toPageBox(bleed, layout.sheet) : null;
}

export function setHairline(doc: jsPDF): void {
  doc.setLineWidth(pointsToMm(HAIRLINE_POINTS));
}

/** The standard fonts of PDF readers have the letters of western Europe only. */
export function printable(text: string): string {
  const written = text.normalize('NFC').replaceAll('\u202f', '\u00a0');
  return written.replace(
    /[^\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/g,
    '?',
  );
}
