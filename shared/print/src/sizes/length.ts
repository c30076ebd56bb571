export const MM_PER_INCH = 25.4;
export const POINTS_PER_INCH = 72;

/** The pixels that a magnet's picture has per millimetre: 508 dpi. */
export const PX_PER_MM = 20;

/** The longer side of a picture from the free tool. */
export const FREE_TOOL_PX = 2000;

/** A size in millimetres. */
export interface SizeMm {
  readonly width: number;
  readonly height: number;
}

export const mmToPx = (mm: number): number => Math.round(mm * PX_PER_MM);

export const mmToPoints = (mm: number): number => (mm * POINTS_PER_INCH) / MM_PER_INCH;

/** To the hundredth of a millimetre, which no cutter keeps. */
export const roundMm = (mm: number): number => Math.round(mm * 100) / 100 || 0;

/** Pixels of a magnet's picture. */
export function magnetPixels(trim: SizeMm): SizeMm {
  return { width: mmToPx(trim.width), height: mmToPx(trim.height) };
}

/** Pixels of a picture from the free tool: 2000 along its longer side. */
export function freeToolPixels(trim: SizeMm): SizeMm {
  const perMm = FREE_TOOL_PX / Math.max(trim.width, trim.height);
  return { width: Math.round(trim.width * perMm), height: Math.round(trim.height * perMm) };
}

/** Pixels of a printed tile: the cut, and the bleed around it. */
export function tilePixels({ trim, bleed }: { trim: SizeMm; bleed: number }, pxPerMm = PX_PER_MM) {
  return {
    width: Math.round(trim.width * pxPerMm),
    height: Math.round(trim.height * pxPerMm),
    bleed: Math.round(bleed * pxPerMm),
  };
}

/** What a PNG's pHYs chunk wants to know. */
export function pixelsPerMetre(pixels: number, mm: number): number {
  return Math.round((pixels / mm) * 1000);
}
