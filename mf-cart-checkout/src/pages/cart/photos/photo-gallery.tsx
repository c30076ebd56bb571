import { IconButton } from '@aimante/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartPhoto } from '../../../cart/cart.ts';
import styles from './photo-gallery.module.css';

interface PhotoGalleryProps {
  readonly photos: readonly CartPhoto[];
  readonly shown: number;
  readonly onShow: (place: number) => void;
  readonly onClose: () => void;
}

/**
 * Photos of a line in large. The last one leads back to the first. Arrow keys navigate, Escape and a press outside
 * close it.
 */
export function PhotoGallery({ photos, shown, onShow, onClose }: PhotoGalleryProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const turn = (by: number) => onShow((shown + by + photos.length) % photos.length);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function press({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  }

  function pressBeside({ target }: MouseEvent) {
    if (target === dialog.current) close();
  }

  const hasMore = photos.length > 1;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('gallery.dialog.label')}
      onKeyDown={press}
      onClick={pressBeside}
      onClose={onClose}
    >
      <div className={styles.stage}>
        {hasMore && (
          <IconButton label={t('gallery.previous.label')} onClick={() => turn(-1)}>
            <ChevronLeft />
          </IconButton>
        )}
        <img className={styles.photo} src={photos[shown]?.preview} alt={t('gallery.photo.alt', { place: shown + 1 })} />
        {hasMore && (
          <IconButton label={t('gallery.next.label')} onClick={() => turn(1)}>
            <ChevronRight />
          </IconButton>
        )}
      </div>
      <p className={styles.counter} role="status">
        {t('gallery.counter.text', { place: shown + 1, total: photos.length })}
      </p>
      {hasMore && <Thumbnails photos={photos} shown={shown} onShow={onShow} />}
      <IconButton className={styles.close} label={t('gallery.close.label')} onClick={close}>
        <X />
      </IconButton>
    </dialog>
  );
}

function Thumbnails({ photos, shown, onShow }: Pick<PhotoGalleryProps, 'photos' | 'shown' | 'onShow'>) {
  const { t } = useTranslation();
  return (
    <ul className={styles.thumbnails}>
      {photos.map((photo, place) => (
        <li key={`${place} ${photo.print?.photoId ?? ''}`}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('gallery.thumbnail.label', { place: place + 1 })}
            aria-current={place === shown}
            onClick={() => onShow(place)}
          >
            <img src={photo.preview} alt="" width="56" height="56" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
