import { MagnetTile, VisuallyHidden } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemName } from '../collage/use-item-name.ts';
import type { Project } from '../photo-project/photo-project.ts';
import { columnsFor } from './door-grid.ts';
import { ItemPicture } from './item-picture.tsx';
import styles from './magnet-door.module.css';
import { useReorder } from './use-reorder.ts';

interface MagnetDoorProps {
  readonly project: Project;
  move(itemId: string, to: number): void;
}

export function MagnetDoor({ project, move }: MagnetDoorProps) {
  const { t } = useTranslation();
  const [announced, setAnnounced] = useState('');
  const { items, profile } = project;
  const nameOf = useItemName();
  const columns = columnsFor(items.length);
  const place = (itemId: string, to: number) => {
    const isThere = items[to]?.id === itemId;
    if (to < 0 || to >= items.length || isThere) return;
    move(itemId, to);
    setAnnounced(t('gallery.order.moved', { position: to + 1, total: items.length }));
  };
  const { draggedId, handlersOf } = useReorder(columns, place);
  const { trim, cornerRadius, shape } = profile;
  return (
    <div className={styles.door}>
      <span className={styles.handle} aria-hidden="true" />
      <ol className={styles.set} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 9.875rem))` }}>
        {items.map((item, index) => (
          <li key={item.id} data-place={index} data-dragged={item.id === draggedId ? '' : undefined}>
            <button
              type="button"
              className={styles.magnet}
              aria-label={t('gallery.order.place', {
                name: nameOf(project, item),
                position: index + 1,
                total: items.length,
              })}
              aria-describedby={items.length > 1 ? 'door-help' : undefined}
              {...handlersOf(item.id, index)}
            >
              <MagnetTile widthMm={trim.width} heightMm={trim.height} cornerMm={cornerRadius} shape={shape}>
                <ItemPicture item={item} />
              </MagnetTile>
              {item.copies > 1 && <span className={styles.copies}>×{item.copies}</span>}
            </button>
          </li>
        ))}
      </ol>
      {items.length > 1 && (
        <p className={styles.help} id="door-help">
          {t('gallery.order.help')}
        </p>
      )}
      <VisuallyHidden>
        <p role="status">{announced}</p>
      </VisuallyHidden>
    </div>
  );
}
