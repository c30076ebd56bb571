import { untilLoaded } from '@aimante/remote';

/**
 * Turns a photo of an iPhone into a JPEG, in a worker of the converter's own. It weighs 3 MB: it comes with the first
 * such photo.
 */
export async function heicToJpeg(file: Blob): Promise<Blob> {
  const { heicTo } = await untilLoaded(() => import(/* webpackChunkName: "heic" */ 'heic-to/csp'));
  return heicTo({ blob: file, type: 'image/jpeg', quality: 0.95 });
}
