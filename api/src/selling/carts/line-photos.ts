import type { SavedCartLine } from '@aimante/api-contract/carts';
import { adoptPhotos, releasePhotos, unorderedDays, usablePhotos } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { cellIdsOf, withAdoptedCells } from './adopted-cells.ts';

/** A photo that is still being uploaded is named by its hash. */
const isStored = (photoId: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(photoId);

const photosOf = (lines: readonly SavedCartLine[]): string[] =>
  lines
    .flatMap(({ photos }) => photos.flatMap(({ print }) => (print ? [print.photoId, ...cellIdsOf(print.recipe)] : [])))
    .filter(isStored);

/**
 * The photos of a saved cart live as long as the cart. Photos of other people stay as they are, and so do ordered ones,
 * which have no end yet.
 */
export async function prolongLinePhotos(
  tx: Queryable,
  { lines, owner, now }: { lines: readonly SavedCartLine[]; owner: string; now: Date },
): Promise<void> {
  const ids = photosOf(lines);
  if (ids.length === 0) return;
  const isOwn = sql`p.id = ANY(${ids}::uuid[]) AND p.owner_key = ${owner} AND p.state = 'ready'
    AND p.purge_after IS NOT NULL`;
  await releasePhotos(tx, isOwn, { now, days: unorderedDays });
}

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
  const ids = photosOf(lines);
  const others = from.filter((owner) => owner !== to);
  if (ids.length === 0 || others.length === 0) return lines;
  const foreign = await usablePhotos(tx, ids, others);
  if (foreign.size === 0) return lines;
  const adopted = await adoptPhotos(tx, { photoIds: [...foreign.keys()], owner: to, now });
  return lines.map((line) => ({
    ...line,
    photos: line.photos.map(({ print, ...photo }) => ({
      ...photo,
      print: print && {
        ...print,
        photoId: adopted.get(print.photoId) ?? print.photoId,
        recipe: withAdoptedCells(print.recipe, adopted),
      },
    })),
  }));
}
