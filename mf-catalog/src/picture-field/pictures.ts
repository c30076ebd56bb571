export const MAX_PICTURES = 3;
export const PICTURE_TYPES = ['image/jpeg', 'image/png'];
const MAX_BYTES = 10 * 1024 * 1024;

export type PictureProblem = 'tooMany' | 'type' | 'size';

export interface PictureChoice {
  readonly pictures: readonly File[];
  readonly problem: PictureProblem | null;
}

/** The previous pictures and the new ones that fit, with the first problem. */
export function addPictures(kept: readonly File[], added: readonly File[]): PictureChoice {
  const isPicture = ({ type }: File) => PICTURE_TYPES.includes(type);
  const isSmall = ({ size }: File) => size <= MAX_BYTES;
  const good = added.filter((file) => isPicture(file) && isSmall(file));
  const room = Math.max(0, MAX_PICTURES - kept.length);
  const pictures = [...kept, ...good.slice(0, room)];
  if (!added.every(isPicture)) return { pictures, problem: 'type' };
  if (!added.every(isSmall)) return { pictures, problem: 'size' };
  return { pictures, problem: good.length > room ? 'tooMany' : null };
}
