import type { SavedCartLine } from '@aimante/api-contract/carts';
import { adoptPhotos, usablePhotos } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';

/** A photo that is still being uploaded is named by its hash. */
const isStored = (photoId: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(photoId);

interface Adoption {
  lines: readonly SavedCartLine[];
  /** Keys of the owners that the sender proved. */
  from: readonly string[];
  to: string;
  now: Date;
}

/**
 * Gives the photos of the lines to another owner, so that another device can order them. Photos of other people stay
 * as they are: no customer can order them.
 */
export async function adoptLinePhotos(
  tx: Queryable,
  { lines, from, to, now }: Adoption,
): Promise<readonly SavedCartLine[]> {
  const ids = lines.flatMap(({ photos }) => photos.flatMap(({ print }) => print?.photoId ?? [])).filter(isStored);
  const others = from.filter((owner) => owner !== to);
  if (ids.length === 0 || others.length === 0) return lines;
  const foreign = await usablePhotos(tx, ids, others);
  if (foreign.size === 0) return lines;
  const adopted = await adoptPhotos(tx, { photoIds: [...foreign.keys()], owner: to, now });
  return lines.map((line) => ({
    ...line,
    photos: line.photos.map((photo) => {
      const photoId = photo.print && adopted.get(photo.print.photoId);
      return photo.print && photoId ? { ...photo, print: { ...photo.print, photoId } } : photo;
    }),
  }));
}
