import { isSignedFor, type SignedUntil, signForAnHour } from '../../../platform/crypto/hourly-link.ts';

/** A photo as one magnet of an order. A replaced photo is another picture. */
export interface OrderedMagnet {
  linePhotoId: string;
  photoId: string;
}

const subjectOf = ({ linePhotoId, photoId }: OrderedMagnet) => ({
  purpose: 'magnet',
  value: `${linePhotoId}\n${photoId}`,
});

/** The address of the picture of an ordered magnet. */
export function magnetPictureUrl(secret: string, magnet: OrderedMagnet, now: Date): string {
  const { expires, signature } = signForAnHour(secret, subjectOf(magnet), now);
  const { linePhotoId, photoId } = magnet;
  return `/api/orders/photos/${linePhotoId}/magnet?photo=${photoId}&expires=${expires}&signature=${signature}`;
}

export const isMagnetLink = (secret: string, magnet: OrderedMagnet, signed: SignedUntil & { now: Date }): boolean =>
  isSignedFor(secret, subjectOf(magnet), signed);
