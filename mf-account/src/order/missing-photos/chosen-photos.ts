import type { FramedPhoto } from '../photos/frame-photo.ts';

/** A photo that the customer has chosen for a line and not sent yet. */
export interface ChosenPhoto extends FramedPhoto {
  /** Of its magnet in the order: a repeated call with the same id adds nothing. */
  readonly id: string;
  readonly name: string;
  readonly copies: number;
}

export const copiesOf = (photos: readonly ChosenPhoto[]): number => photos.reduce((sum, { copies }) => sum + copies, 0);

/** No copies remove the photo. */
export const withCopies = (photos: readonly ChosenPhoto[], id: string, copies: number): readonly ChosenPhoto[] =>
  photos.flatMap((photo) => (photo.id === id ? (copies > 0 ? [{ ...photo, copies }] : []) : [photo]));

/** At most as many photos as magnets without one. The others are left out. */
export const withPicked = (
  photos: readonly ChosenPhoto[],
  picked: readonly ChosenPhoto[],
  missing: number,
): readonly ChosenPhoto[] => [...photos, ...picked.slice(0, Math.max(0, missing - copiesOf(photos)))];
