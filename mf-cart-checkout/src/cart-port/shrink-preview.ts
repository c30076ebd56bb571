/** Longest side in pixels of a preview in the cart, and its JPEG quality. */
const LONGEST_SIDE = 600;
const JPEG_QUALITY = 0.6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Never enlarged, and never less than one pixel. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scaled(width), height: scaled(height) };
}

/** A small JPEG of a picture as a data URL, or the picture itself if that fails. */
export async function shrinkPreview(picture: Blob): Promise<string> {
  return toDataAddress(await drawSmall(picture).catch(() => picture));
}

async function drawSmall(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  try {
    const { width, height } = fitWithin(bitmap, LONGEST_SIDE);
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas context.');
    // JPEG has no transparency: transparent areas print white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await encoded(canvas);
  } finally {
    bitmap.close();
    // Safari keeps the memory of a canvas until it is small.
    canvas.width = 1;
    canvas.height = 1;
  }
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob?.type === 'image/jpeg' ? resolve(blob) : reject(new Error('The encoder returned no JPEG.'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  );
}

function toDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read.'));
    reader.readAsDataURL(blob);
  });
}
