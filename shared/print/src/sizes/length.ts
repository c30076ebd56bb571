export const MM_PER_INCH = 25.4;
export const POINTS_PER_INCH = 72;

/** Pixels per millimetre of a magnet's picture: 508 dpi. */
export const PX_PER_MM = 20;

/** The longer side of a picture from the free tool, in pixels. */
export const FREE_TOOL_PX = 2000;

export interface SizeMm {
  readonly width: number;
  readonly height: number;
}

export const mmToPx = (mm: number): number => Math.round(mm * PX_PER_MM);

export const mmToPoints = (mm: number): number => (mm * POINTS_PER_INCH) / MM_PER_INCH;

/** Rounds to a hundredth of a millimetre, which is finer than any cutter. */
export const roundMm = (mm: number): number => Math.round(mm * 100) / 100 || 0;

/** The size of a magnet's picture in pixels. */
export function magnetPixels(trim: SizeMm): SizeMm {
  return { width: mmToPx(trim.width), height: mmToPx(trim.height) };
}

/** The size of a magnet's picture with this longer side, in pixels. */
export function fitWithin({ width, height }: SizeMm, longest: number): SizeMm {
  const perMm = longest / Math.max(width, height);
  return { width: Math.round(width * perMm), height: Math.round(height * perMm) };
}

/** The size of a picture from the free tool in pixels: 2000 on its longer side. */
export function freeToolPixels(trim: SizeMm): SizeMm {
  return fitWithin(trim, FREE_TOOL_PX);
}

/** The size of a printed tile in pixels: the cut, and the bleed around it. */
export function tilePixels({ trim, bleed }: { trim: SizeMm; bleed: number }, pxPerMm = PX_PER_MM) {
  return {
    width: Math.round(trim.width * pxPerMm),
    height: Math.round(trim.height * pxPerMm),
    bleed: Math.round(bleed * pxPerMm),
  };
}

/** The value for the pHYs chunk of a PNG. */
export function pixelsPerMetre(pixels: number, mm: number): number {
  return Math.round((pixels / mm) * 1000);
}
