import { photoLimits } from '@aimante/api-contract/photos';
import type { Platform } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import { readOnServer } from '@aimante/remote/reading';
import { excessOf } from '../picture-worker/reading/excess.ts';
import { inspectJpeg } from '../picture-worker/reading/inspect-picture.ts';
import { type FileFormat, sniffFormat } from '../picture-worker/reading/sniff-format.ts';
import type { PreparedPhoto } from './photo-sender.ts';

/** Formats that the server reads. Any other file, and a larger one, is read on the phone, as on a computer. */
const READ_BY_SERVER: readonly FileFormat[] = ['jpeg', 'png', 'tiff'];
const THUMBNAIL_PX = 160;
/** Colour profile, camera data and a small preview come before the size. */
const START_BYTES = 512 * 1024;

export async function preparePhoto(api: Platform['api'], file: File): Promise<PreparedPhoto> {
  if (file.size === 0) return { problem: 'empty' };
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const format = sniffFormat(start);
  if (READ_BY_SERVER.includes(format) && !isTooLarge(file, format, start))
    return { blob: file, thumbnail: await thumbnailOf(file) };
  return convert(api, file);
}

/** Of a JPEG only the start is read, where its size is. */
function isTooLarge(file: File, format: FileFormat, start: Uint8Array): boolean {
  if (file.size > photoLimits.bytes) return true;
  if (format !== 'jpeg') return false;
  const facts = inspectJpeg(start);
  return facts !== undefined && excessOf(file.size, facts) !== undefined;
}

async function convert(api: Platform['api'], file: File): Promise<PreparedPhoto> {
  const [{ createPhotoReader }, { createPicturePool }] = await Promise.all([
    untilLoaded(() => import('../cropper-session/photos/read-photo.ts')),
    untilLoaded(() => import('../picture-worker/picture-worker.ts')),
  ]);
  const pool = createPicturePool();
  try {
    const reading = await createPhotoReader({ pool, readOnServer: (blob) => readOnServer(api, blob) })(file);
    if ('problem' in reading) return reading;
    return { blob: reading.original, thumbnail: URL.createObjectURL(reading.imported.thumbnail) };
  } finally {
    pool.close();
  }
}

/** Small, because a phone has no memory for twenty whole photos. Undefined: the browser cannot decode it. */
async function thumbnailOf(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: THUMBNAIL_PX, resizeQuality: 'medium' });
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }));
  } catch {
    return undefined;
  }
}
