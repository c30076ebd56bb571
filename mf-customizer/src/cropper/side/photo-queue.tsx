import Check from 'lucide-react/icons/check';
import ImagePlus from 'lucide-react/icons/image-plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemName } from '../../collage/use-item-name.ts';
import { magnetAspect } from '../../gallery/cropped-picture.tsx';
import { ItemPicture } from '../../gallery/item-picture.tsx';
import { type ItemState, itemState, type Project, type QueueItem } from '../../photo-project/photo-project.ts';
import styles from './photo-queue.module.css';

interface PhotoQueueProps {
  readonly project: Project;
  readonly canAdd: boolean;
  onOpen(itemId: string): void;
  onAdd(): void;
}

const signs: Readonly<Record<ItemState, ReactNode>> = {
  ready: <Check size={14} strokeWidth={3} />,
  check: <TriangleAlert size={14} strokeWidth={2.5} />,
  current: null,
  todo: null,
};

export function PhotoQueue({ project, canAdd, onOpen, onAdd }: PhotoQueueProps) {
  const { t } = useTranslation();
  const nameOf = useItemName();
  return (
    <nav className={styles.queue} aria-label={t('queue.list.label')}>
      <ol className={styles.list}>
        {project.items.map((item, index) => (
          <QueuePlace
            key={item.id}
            item={item}
            state={itemState(project, item)}
            position={index + 1}
            name={nameOf(project, item)}
            onOpen={onOpen}
          />
        ))}
        <li>
          <button type="button" className={styles.add} disabled={!canAdd} onClick={onAdd}>
            <span className={styles.addBox}>
              <ImagePlus size={20} />
            </span>
            {t('queue.add.label')}
          </button>
        </li>
      </ol>
    </nav>
  );
}

interface QueuePlaceProps {
  readonly item: QueueItem;
  readonly state: ItemState;
  readonly position: number;
  readonly name: string;
  onOpen(itemId: string): void;
}

/** Memoised, so that one of a thousand can change without rendering the others. */
const QueuePlace = memo(function QueuePlace({ item, state, position, name, onOpen }: QueuePlaceProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLLIElement>(null);
  const isCurrent = state === 'current';
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent]);
  return (
    <li ref={ref}>
      <button
        type="button"
        className={styles.place}
        data-state={state}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={t('queue.place.label', { position, name, state: t(`queue.state.${state}`) })}
        onClick={() => onOpen(item.id)}
      >
        <span className={styles.picture} style={{ aspectRatio: magnetAspect(item.recipe) }}>
          <ItemPicture item={item} />
        </span>
        {signs[state] && <span className={styles.sign}>{signs[state]}</span>}
        <span className={styles.word}>{t(`queue.state.${state}`)}</span>
      </button>
    </li>
  );
});
