import { usePlatform } from '@aimante/remote';
import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { currentItem, itemPhotoIds, type Photo, type Project } from '../photo-project/photo-project.ts';
import { projectAtom, reframePhotosAtom } from '../photo-project/use-photo-project.ts';
import { cellsOf, fillCell, isCollage, photoIdsOf } from './collage.ts';

/** The photos of a project that its current magnet does not show. */
export function unusedPhotos(project: Project): readonly Photo[] {
  const item = currentItem(project);
  const used = new Set(item && photoIdsOf(item));
  const shown = new Set(project.items.flatMap((each) => [...itemPhotoIds(each)]));
  return Object.values(project.photos).filter(({ id }) => !used.has(id) && shown.has(id));
}

export interface CellPhotos {
  fill(index: number, photo: Photo): void;
  /** Puts other photos of the project into the empty cells, in their order. */
  fillAll(): void;
}

/** Fills the cells of the current collage. A photo that is also a magnet of its own can then be taken out of the queue. */
export function useCellPhotos(): CellPhotos {
  const { t } = useTranslation();
  const platform = usePlatform();
  const store = useStore();

  function fillWith(pairs: readonly (readonly [index: number, photo: Photo])[]) {
    store.set(reframePhotosAtom, (framing) =>
      pairs.reduce((filled, [index, photo]) => fillCell(filled, index, photo), framing),
    );
    const ids = new Set(pairs.map(([, { id }]) => id));
    const { items, currentId } = store.get(projectAtom);
    const alone = items.filter(({ id, photoId, recipe }) => id !== currentId && ids.has(photoId) && !isCollage(recipe));
    if (alone.length === 0) return;
    platform.notify({
      kind: 'info',
      text: t('collage.alone.text', { count: alone.length }),
      action: {
        label: t('collage.alone.remove', { count: alone.length }),
        run: () => {
          for (const { id } of alone) store.set(projectAtom, { type: 'removed', itemId: id });
        },
      },
    });
  }

  return {
    fill: (index, photo) => fillWith([[index, photo]]),
    fillAll() {
      const project = store.get(projectAtom);
      const item = currentItem(project);
      const empty = item ? cellsOf(item).filter(({ photo }) => !photo) : [];
      const photos = unusedPhotos(project);
      fillWith(empty.flatMap(({ index }, at) => (photos[at] ? [[index, photos[at]] as const] : [])));
    },
  };
}
