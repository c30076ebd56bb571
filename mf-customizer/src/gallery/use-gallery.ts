import { usePlatform } from '@aimante/remote';
import { newId } from '@aimante/shop/new-id';
import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { cellsOf } from '../collage/collage.ts';
import { useItemName } from '../collage/use-item-name.ts';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { capacityLeft, findItem, itemPhotoIds } from '../photo-project/photo-project.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';

export interface GalleryActions {
  open(itemId: string): void;
  /** Opens a collage at one of its photos. */
  openAt(itemId: string, photoId: string): void;
  continueCropping(): void;
  move(itemId: string, to: number): void;
  setCopies(itemId: string, copies: number): void;
  duplicate(itemId: string): void;
  remove(itemId: string): void;
  acceptQuality(itemId: string): void;
  keepDuplicate(itemId: string): void;
  restart(): Promise<void>;
}

export function useGallery(): GalleryActions {
  const { t } = useTranslation();
  const platform = usePlatform();
  const session = useCropperSession();
  const store = useStore();
  const nameOf = useItemName();
  const read = () => store.get(projectAtom);

  return {
    open: (itemId) => store.set(projectAtom, { type: 'opened', itemId }),
    openAt(itemId, photoId) {
      store.set(projectAtom, { type: 'opened', itemId });
      const item = findItem(read(), itemId);
      const cell = item && cellsOf(item).find(({ photo }) => photo?.photoId === photoId);
      if (cell) store.set(projectAtom, { type: 'cellChosen', itemId, index: cell.index });
    },
    continueCropping() {
      const todo = read().items.find(({ isValidated }) => !isValidated);
      if (todo) store.set(projectAtom, { type: 'opened', itemId: todo.id });
    },
    move: (itemId, to) => store.set(projectAtom, { type: 'moved', itemId, to }),
    setCopies: (itemId, copies) => store.set(projectAtom, { type: 'copiesSet', itemId, copies }),
    acceptQuality: (itemId) => store.set(projectAtom, { type: 'lowQualityAccepted', itemId }),
    keepDuplicate: (itemId) => store.set(projectAtom, { type: 'duplicateKept', itemId }),
    duplicate(itemId) {
      if (capacityLeft(read()) < 1) platform.notify({ kind: 'error', text: t('gallery.duplicate.full') });
      else store.set(projectAtom, { type: 'duplicated', itemId, newId: newId() });
    },
    remove(itemId) {
      const project = read();
      const item = findItem(project, itemId);
      if (!item) return;
      const at = project.items.indexOf(item);
      const photos = [...itemPhotoIds(item)].flatMap((id) => project.photos[id] ?? []);
      store.set(projectAtom, { type: 'removed', itemId });
      platform.notify({
        kind: 'info',
        text: t('gallery.remove.done', { name: nameOf(project, item) }),
        action: {
          label: t('crop.history.undo'),
          run: () => store.set(projectAtom, { type: 'putBack', item, photos, at }),
        },
      });
    },
    async restart() {
      const isSure = await platform.confirm({
        title: t('gallery.restart.title'),
        text: t('gallery.restart.text'),
        confirm: t('gallery.restart.confirm'),
        cancel: t('gallery.restart.cancel'),
        isDangerous: true,
      });
      if (isSure) await session.restart();
    },
  };
}
