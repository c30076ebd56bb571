import { isSignedFor, type SignedUntil, signForAnHour } from '../../../platform/crypto/hourly-link.ts';

const subjectOf = (photoId: string) => ({ purpose: 'photo', value: photoId });

/** The address of a private photo. */
export function photoPreviewUrl(secret: string, photoId: string, now: Date): string {
  const { expires, signature } = signForAnHour(secret, subjectOf(photoId), now);
  return `/api/photos/${photoId}/preview?expires=${expires}&signature=${signature}`;
}

export interface PhotoLink extends SignedUntil {
  photoId: string;
}

export const isPhotoLink = (secret: string, { photoId, ...signed }: PhotoLink, now: Date): boolean =>
  isSignedFor(secret, subjectOf(photoId), { ...signed, now });
