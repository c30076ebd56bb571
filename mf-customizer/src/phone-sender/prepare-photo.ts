import { photoLimits } from '@aimante/api-contract/photos';
import type { Platform } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import { readOnServer } from '@aimante/remote/reading';
import type { PreparedPhoto } from './photo-sender.ts';

/** Types that the server reads. Any other one is converted on the phone, as on a computer. */
const READ_BY_SERVER = ['image/jpeg', 'image/png', 'image/tiff'];
const THUMBNAIL_PX = 160;

export async function preparePhoto(api: Platform['api'], file: File): Promise<PreparedPhoto> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > photoLimits.bytes) return { problem: 'tooHeavy' };
  if (READ_BY_SERVER.includes(file.type)) return { blob: file, thumbnail: await thumbnailOf(file) };
  return convert(api, file);
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
