import { useTranslation } from 'react-i18next';
import type { Project, QueueItem } from '../photo-project/photo-project.ts';
import { cellsOf } from './collage.ts';

type Photos = Pick<Project, 'photos'>;

/** The name of an item: that of its photo, or the number of photos of a collage and the name of the first. */
export function useItemName(): (project: Photos, item: Pick<QueueItem, 'photoId' | 'recipe'>) => string {
  const { t } = useTranslation();
  return ({ photos }, item) => {
    const shown = cellsOf(item).flatMap(({ photo }) => photo ?? []);
    const [first] = shown;
    const name = photos[first?.photoId ?? item.photoId]?.name ?? '';
    return first ? t('collage.name', { count: shown.length, name }) : name;
  };
}
