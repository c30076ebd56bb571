import type { SizeMm } from '../sizes/length.ts';
import type { BoxMm } from './box.ts';

export type SheetFormat = 'A4' | 'A3' | 'SRA3' | 'A5' | '10x15';
export type Orientation = 'portrait' | 'landscape';

/** Portrait sizes in millimetres. */
export const SHEET_FORMATS: Readonly<Record<SheetFormat, SizeMm>> = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  SRA3: { width: 320, height: 450 },
  A5: { width: 148, height: 210 },
  /** Photo paper: four by six inches. */
  '10x15': { width: 101.6, height: 152.4 },
};

/** The layout of magnets on a sheet. All lengths in millimetres. */
export interface SheetSettings {
  readonly format: SheetFormat;
  readonly orientation: Orientation;
  /** The unprintable margin on every side. */
  readonly margin: number;
  /** Free paper between the bleeds of two magnets. */
  readonly gutter: number;
  /** Kept free from the top edge of the sheet, when it is more than the margin. */
  readonly header: number;
  /** Whether magnets may be turned by a quarter when more of them fit that way. */
  readonly isRotationAllowed: boolean;
  /** Length of the corner marks; 0 for none. */
  readonly markLength: number;
}

/** For the visitor's own printer. */
export const CUSTOMER_SHEET: SheetSettings = {
  format: 'A4',
  orientation: 'portrait',
  margin: 8,
  gutter: 0,
  header: 0,
  isRotationAllowed: true,
  markLength: 4,
};

/** Unprintable along the edge of the sheet. */
export const SHEET_EDGE = 3;
/** The line of text of the header, above the marks: 6 points. */
export const HEADER_LINE = 2;
/**
 * As high as the usual margin, so that the header costs no magnet. Its code is 4.2 mm high, in the free paper between
 * the marks.
 */
export const HEADER_HEIGHT = 8;

/** For the workshop. The header has the batch and the code of the sheet. Long marks need a higher one. */
export function workshopSheet(own: Partial<Omit<SheetSettings, 'header'>> = {}): SheetSettings {
  const { markLength = 3 } = own;
  const header = Math.max(HEADER_HEIGHT, SHEET_EDGE + HEADER_LINE + markLength);
  return { ...CUSTOMER_SHEET, ...own, markLength, header };
}

export const WORKSHOP_SHEET: SheetSettings = workshopSheet();

export function sheetSize({ format, orientation }: Pick<SheetSettings, 'format' | 'orientation'>): SizeMm {
  const { width, height } = SHEET_FORMATS[format];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}

/** Where magnets may be, their bleed included. */
export function printableArea(settings: SheetSettings): BoxMm {
  const { width, height } = sheetSize(settings);
  const top = Math.max(settings.margin, settings.header);
  return { left: settings.margin, top, width: width - 2 * settings.margin, height: height - top - settings.margin };
}
