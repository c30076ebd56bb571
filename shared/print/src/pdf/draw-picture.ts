import type { jsPDF } from 'jspdf';
import type { BoxMm } from '../imposition/box.ts';

/** A cropped photo as JPEG or PNG bytes. A JPEG is embedded as it is, a PNG must be compressed again. */
export interface Picture {
  /** Equal for equal bytes, which are embedded once. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The bytes are neither JPEG nor PNG. */
export class PictureFormatError extends Error {
  override readonly name = 'PictureFormatError';
}

function formatOf({ id, bytes }: Picture): 'JPEG' | 'PNG' {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'JPEG';
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'PNG';
  throw new PictureFormatError(`The picture ${id} is neither JPEG nor PNG`);
}

/**
 * In millimetres, on each side. Readers grow a picture to whole pixels: an edge that the file rounds outward, by a
 * ten-thousandth of a point, would stretch it by a pixel.
 */
const INSET = 0.0002;

/** Fills the box. A rotated picture is turned by a quarter, with its top to the left. */
export function drawPicture(
  doc: jsPDF,
  picture: Picture,
  { box, isRotated }: { box: BoxMm; isRotated: boolean },
): void {
  const format = formatOf(picture);
  const [left, top] = [box.left + INSET, box.top + INSET];
  const [width, height] = [box.width - 2 * INSET, box.height - 2 * INSET];
  if (!isRotated) {
    doc.addImage(picture.bytes, format, left, top, width, height, picture.id, 'FAST');
    return;
  }
  // jsPDF turns around the lower left corner of the unrotated picture.
  doc.addImage(picture.bytes, format, left + width, top + height - width, height, width, picture.id, 'FAST', 90);
}
