import type { Picture } from '@aimante/api-contract/catalogue';
import { Badge, IconButton } from '@aimante/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash from 'lucide-react/icons/trash-2';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../list/moved.ts';
import { useFileAddress } from '../../thumb/use-file-address.ts';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  readonly pictures: readonly Picture[];
  readonly isBusy: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onDescribe: (id: string, alt: string) => void;
  readonly onRemove: (picture: Picture) => void;
}

/** Pictures in order, moved by dragging or by buttons. The first one is the main picture. */
export function PictureGrid({ pictures, isBusy, onAdd, onOrder, onDescribe, onRemove }: PictureGridProps) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string>();
  const ids = pictures.map(({ id }) => id);
  const move = (id: string, to: number) => onOrder(moved(ids, id, to));
  function drop(event: DragEvent, index: number) {
    event.preventDefault();
    if (dragged) move(dragged, index);
    setDragged(undefined);
  }
  return (
    <ul className={styles.grid} aria-busy={isBusy}>
      {pictures.map((picture, index) => (
        <li
          key={picture.id}
          className={styles.item}
          draggable
          data-dragged={dragged === picture.id || undefined}
          onDragStart={() => setDragged(picture.id)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => dragged && event.preventDefault()}
          onDrop={(event) => drop(event, index)}
        >
          <Shown picture={picture} isMain={index === 0} />
          <div className={styles.tools}>
            <IconButton
              label={t('media.earlier', { place: index + 1 })}
              size="desk"
              variant="ghost"
              disabled={index === 0}
              onClick={() => move(picture.id, index - 1)}
            >
              <ArrowLeft size={16} />
            </IconButton>
            <IconButton
              label={t('media.later', { place: index + 1 })}
              size="desk"
              variant="ghost"
              disabled={index === pictures.length - 1}
              onClick={() => move(picture.id, index + 1)}
            >
              <ArrowRight size={16} />
            </IconButton>
            <IconButton
              label={t('media.remove', { place: index + 1 })}
              size="desk"
              variant="ghost"
              onClick={() => onRemove(picture)}
            >
              <Trash size={16} />
            </IconButton>
          </div>
          <input
            className={styles.alt}
            aria-label={t('media.alt', { place: index + 1 })}
            placeholder={t('media.altMissing')}
            defaultValue={picture.alt}
            maxLength={300}
            onBlur={(event) => {
              const alt = event.target.value.trim();
              if (alt !== '' && alt !== picture.alt) onDescribe(picture.id, alt);
            }}
          />
        </li>
      ))}
      <li>
        <DropZone onAdd={onAdd} isBusy={isBusy} />
      </li>
    </ul>
  );
}

function Shown({ picture, isMain }: { picture: Picture; isMain: boolean }) {
  const { t } = useTranslation();
  const address = useFileAddress();
  return (
    <div className={styles.picture} style={{ background: picture.colour }}>
      <img
        src={address(picture.pictureUrl)}
        alt={picture.alt}
        loading="lazy"
        width={picture.width}
        height={picture.height}
      />
      {isMain && (
        <Badge tone="photo" className={styles.mark}>
          {t('media.main')}
        </Badge>
      )}
      {!isMain && picture.alt === '' && (
        <Badge tone="warning" className={styles.mark}>
          {t('media.altMissing')}
        </Badge>
      )}
    </div>
  );
}

function DropZone({ onAdd, isBusy }: { onAdd: (files: readonly File[]) => void; isBusy: boolean }) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) onAdd(pictures);
  };
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <ImagePlus aria-hidden="true" />
      <span>{isBusy ? t('media.sending') : t('media.drop')}</span>
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        disabled={isBusy}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </label>
  );
}
