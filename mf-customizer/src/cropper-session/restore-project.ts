import { type DraftStore, ownedKey } from '../draft-store/draft-store.ts';
import type { Project } from '../photo-project/photo-project.ts';
import { parseProject, withPhotosThere } from '../photo-project/use-photo-project.ts';
import type { PictureShelf } from '../picture-worker/picture-shelf.ts';
import { keepPhotosInCart } from './photos/cart-photos.ts';
import type { SessionOptions } from './session-options.ts';

interface Restoring extends SessionOptions {
  readonly drafts: DraftStore;
  readonly shelf: PictureShelf;
}

/** Restores the project with all photos that still exist. */
export async function restoreProject(restoring: Restoring): Promise<Project | undefined> {
  const { drafts, shelf, draftKey, owner, cartPhotos, profileOf } = restoring;
  const draft = await drafts.readDraft(ownedKey(draftKey, owner)).catch(() => undefined);
  const project = draft && parseProject(draft.project, profileOf);
  if (!project || project.items.length === 0) return undefined;
  await Promise.all(
    Object.keys(project.photos).map(async (id) => {
      const stored = await drafts.readPhoto(id).catch(() => undefined);
      if (stored) shelf.put(id, stored.original, stored);
    }),
  );
  const there = project.items.flatMap((item) => withPhotosThere(item, (id) => shelf.has(id)) ?? []);
  // If the draft changed after it went into the cart, it is newer than the cart line and is used unchanged.
  const items =
    cartPhotos && draft.addedToCartAt !== undefined ? await keepPhotosInCart(there, cartPhotos, drafts) : there;
  const photos = Object.fromEntries(Object.entries(project.photos).filter(([id]) => shelf.has(id)));
  const currentId = items.find(({ id }) => id === project.currentId)?.id;
  return items.length > 0 ? { ...project, items, photos, currentId } : undefined;
}
