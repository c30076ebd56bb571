import { untilLoaded } from '@aimante/remote';

/** Converts an iPhone photo to JPEG in the converter's own worker. Its 3 MB load with the first such photo. */
export async function heicToJpeg(file: Blob): Promise<Blob> {
  const { heicTo } = await untilLoaded(() => import(/* webpackChunkName: "heic" */ 'heic-to/csp'));
  return heicTo({ blob: file, type: 'image/jpeg', quality: 0.95 });
}
