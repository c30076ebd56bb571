import type { Picture } from '@aimante/api-contract/catalogue';
import { IconButton } from '@aimante/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPicture } from '../../../catalogue/shop-picture.tsx';
import styles from './zoom-dialog.module.css';

interface ZoomDialogProps {
  readonly pictures: readonly Picture[];
  readonly shown: number;
  readonly onShow: (place: number) => void;
  readonly onClose: () => void;
  readonly name: string;
}

/** A picture in full window size. Escape closes it, and the arrow keys change the picture. */
export function ZoomDialog({ pictures, shown, onShow, onClose, name }: ZoomDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const turn = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function press({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('product.gallery.label', { name })}
      onKeyDown={press}
      onClose={onClose}
    >
      <div className={styles.picture}>
        <ShopPicture picture={pictures[shown]} sizes="100vw" />
      </div>
      <div className={styles.close}>
        <IconButton label={t('product.gallery.close')} onClick={() => dialog.current?.close()}>
          <X />
        </IconButton>
      </div>
      {pictures.length > 1 && (
        <div className={styles.previous}>
          <IconButton label={t('product.gallery.previous')} onClick={() => turn(-1)}>
            <ChevronLeft />
          </IconButton>
        </div>
      )}
      {pictures.length > 1 && (
        <div className={styles.next}>
          <IconButton label={t('product.gallery.next')} onClick={() => turn(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
      <p className={styles.counter} role="status">
        {shown + 1} / {pictures.length}
      </p>
    </dialog>
  );
}
