import type { StoredDraft, StoredPhoto } from './draft-schema.ts';

const DAY = 24 * 60 * 60 * 1000;
const AFTER_CART = 7 * DAY;
const UNTOUCHED = 60 * DAY;
/** A photo without a draft may belong to a running import, so it is kept for a day. */
const ORPHANED = DAY;

export function isOutdated({ savedAt, addedToCartAt }: StoredDraft, now: number): boolean {
  return addedToCartAt === undefined ? now - savedAt > UNTOUCHED : now - addedToCartAt > AFTER_CART;
}

/** Ids of photos that no draft needs. */
export function orphans(
  photos: readonly Pick<StoredPhoto, 'id' | 'storedAt'>[],
  drafts: readonly Pick<StoredDraft, 'photoIds'>[],
  now: number,
): readonly string[] {
  const needed = new Set(drafts.flatMap(({ photoIds }) => photoIds));
  return photos.filter(({ id, storedAt }) => !needed.has(id) && now - storedAt > ORPHANED).map(({ id }) => id);
}
