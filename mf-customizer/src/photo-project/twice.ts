import type { Photo, Project, QueueItem } from './photo-project.ts';

export interface Twice {
  readonly item: QueueItem;
  readonly photo: Photo;
  /** The same file, added before. */
  readonly first: Photo;
}

/** The first item with a file that another item has too. A duplicate made in the gallery is wanted. */
export function firstTwice({ items, photos }: Project): Twice | undefined {
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
