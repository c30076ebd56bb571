import { derive, isSame } from '../../../platform/crypto/secret-value.ts';

const hourMs = 3_600_000;

const sign = (secret: string, photoId: string, expires: number): string =>
  derive(secret, 'photo', `${photoId}\n${expires}`).slice(0, 32);

/**
 * Address of a private photo, valid for one to two hours. It is the same within an hour, so that browsers can cache it.
 */
export function photoPreviewUrl(secret: string, photoId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / hourMs) + 2) * hourMs;
  return `/api/photos/${photoId}/preview?expires=${expires}&signature=${sign(secret, photoId, expires)}`;
}

export interface PhotoLink {
  photoId: string;
  expires: number;
  signature: string;
}

export const isPhotoLink = (secret: string, { photoId, expires, signature }: PhotoLink, now: Date): boolean =>
  expires > now.getTime() && isSame(signature, sign(secret, photoId, expires));
