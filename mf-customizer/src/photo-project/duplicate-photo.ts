import type { Photo, Project, QueueItem } from './photo-project.ts';

export interface DuplicatePhoto {
  readonly item: QueueItem;
  readonly photo: Photo;
  /** The same file, added before. */
  readonly first: Photo;
}

/** The first item with a file that another item has too. A copy made in the gallery is wanted. */
export function firstDuplicate({ items, photos }: Project): DuplicatePhoto | undefined {
  const seen = new Map<string, Photo>();
  for (const item of items) {
    const photo = photos[item.photoId];
    if (!photo?.digest) continue;
    const first = seen.get(photo.digest);
    if (first && first.id !== photo.id && !item.isTwiceWanted) return { item, photo, first };
    if (!first) seen.set(photo.digest, photo);
  }
  return undefined;
}
