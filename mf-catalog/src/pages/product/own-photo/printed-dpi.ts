const MM_PER_INCH = 25.4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Printed pixels per inch of a photo, in pixels, that covers a magnet, in millimetres. */
export const printedDpi = (photo: Size, magnet: Size): number =>
  Math.min(photo.width / magnet.width, photo.height / magnet.height) * MM_PER_INCH;
