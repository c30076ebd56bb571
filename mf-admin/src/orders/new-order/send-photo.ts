import { photoLimits } from '@aimante/api-contract/photos';
import type { Platform } from '@aimante/contract';
import { createRecipe, needsServerReading, printQuality, type Size } from '@aimante/print';
import { untilLoaded } from '@aimante/remote';
import { readOnServer } from '@aimante/remote/reading';
import type { DraftPhoto } from './draft-lines.ts';

export type PhotoFault = 'unfit' | 'unreadable' | 'needsServer';

/**
 * Sends a photo of the customer, upright and centred on the magnet. The workshop checks each photo before it prints it.
 */
export async function sendPhoto(api: Platform['api'], file: File, magnet: Size): Promise<DraftPhoto | PhotoFault> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size > photoLimits.bytes) return 'unfit';
  const reading = await read(api, file);
  if ('problem' in reading) return reading.problem;
  const { photo } = reading;
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return 'unreadable';
  const recipe = createRecipe(bitmap, magnet.width / magnet.height);
  bitmap.close();
  const { sendFile } = await untilLoaded(() => import(/* webpackChunkName: "tus" */ '@aimante/remote/upload'));
  const { photoId } = await sendFile(api, photo, { metadata: { filename: file.name, filetype: photo.type } });
  const isPoor = printQuality(recipe, magnet) === 'poor';
  const preview = URL.createObjectURL(photo);
  return { key: photoId, photoId, name: file.name, preview, copies: 1, recipe: { ...recipe }, isPoor };
}

/** The photo as the workshop prints it. Where browsers may show other colours, the server converts it. */
async function read(api: Platform['api'], file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isConverted = await needsServerReading(bytes, bytes[0] === 0x89 ? 'png' : 'jpeg').catch(() => false);
  return isConverted ? readOnServer(api, file) : { photo: file };
}
