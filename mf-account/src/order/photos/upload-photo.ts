import type { Platform } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';

/** Sends one photo. Resolves to the server's id of the photo. */
export async function uploadPhoto(api: Platform['api'], file: Blob, name: string): Promise<string> {
  const { sendFile } = await untilLoaded(() => import(/* webpackChunkName: "tus" */ '@aimante/remote/upload'));
  const { photoId } = await sendFile(api, file, { metadata: { filename: name, filetype: file.type } });
  return photoId;
}
