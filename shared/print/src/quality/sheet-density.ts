import type { PrintProfile } from '../sizes/print-profile.ts';

/** The JPEG quality of a photo in a customer's PDF, as canvases count it. Less shows in fine grain. */
export const SHEET_JPEG_QUALITY = 0.99;

/** Pixels per millimetre, 305 and 610 dpi. */
const LEAST = 12;
const MOST = 24;
/** Of all pictures in a file together, which keeps it below about 25 MB. */
const FILE_PIXELS = 50_000_000;

/** Pixels per millimetre of the photos in a customer's PDF: the more pictures a file has, the fewer. */
export function sheetDensity(pictures: number, { trim, bleed }: Pick<PrintProfile, 'trim' | 'bleed'>): number {
  const area = (trim.width + 2 * bleed) * (trim.height + 2 * bleed);
  const fitting = Math.floor(Math.sqrt(FILE_PIXELS / (Math.max(1, pictures) * area)));
  return Math.min(MOST, Math.max(LEAST, fitting));
}
