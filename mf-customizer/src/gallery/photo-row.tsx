import { Badge, IconButton, QuantityStepper } from '@aimante/ui';
import Copy from 'lucide-react/icons/copy';
import Crop from 'lucide-react/icons/crop';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { useItemName } from '../collage/use-item-name.ts';
import { capacityLeft, type Project, type QueueItem, qualityOf } from '../photo-project/photo-project.ts';
import { QualityBadge } from '../print-quality/print-quality.tsx';
import { magnetAspect } from './cropped-picture.tsx';
import styles from './gallery.module.css';
import { ItemPicture } from './item-picture.tsx';
import type { GalleryActions } from './use-gallery.ts';

interface PhotoRowProps {
  readonly project: Project;
  readonly item: QueueItem;
  readonly actions: GalleryActions;
}

export function PhotoRow({ project, item, actions }: PhotoRowProps) {
  const { t } = useTranslation();
  const name = useItemName()(project, item);
  const { quality } = qualityOf(item.recipe, project.profile);
  return (
    <li className={styles.row}>
      <span className={styles.rowPicture} style={{ aspectRatio: magnetAspect(item.recipe) }}>
        <ItemPicture item={item} />
      </span>
      <div className={styles.rowWords}>
        <span className={styles.rowName}>{name}</span>
        {item.isValidated ? <QualityBadge quality={quality} /> : <Badge>{t('queue.state.todo')}</Badge>}
      </div>
      <div className={styles.rowActions}>
        <QuantityStepper
          size="desk"
          label={t('gallery.copies.label', { name })}
          decreaseLabel={t('gallery.copies.less')}
          increaseLabel={t('gallery.copies.more')}
          value={item.copies}
          max={item.copies + capacityLeft(project)}
          onValueChange={(copies) => actions.setCopies(item.id, copies)}
        />
        <IconButton label={t('gallery.crop.label', { name })} variant="ghost" onClick={() => actions.open(item.id)}>
          <Crop size={19} />
        </IconButton>
        <IconButton
          label={t('gallery.duplicate.label', { name })}
          variant="ghost"
          onClick={() => actions.duplicate(item.id)}
        >
          <Copy size={19} />
        </IconButton>
        <IconButton label={t('gallery.remove.label', { name })} variant="ghost" onClick={() => actions.remove(item.id)}>
          <Trash2 size={19} />
        </IconButton>
      </div>
    </li>
  );
}
