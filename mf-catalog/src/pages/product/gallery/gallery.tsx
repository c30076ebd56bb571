import type { Picture } from '@aimante/api-contract/catalogue';
import { IconButton } from '@aimante/ui';
import Expand from 'lucide-react/icons/expand';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_SIZES } from '../../../catalogue/picture-sizes.ts';
import { ShopPicture } from '../../../catalogue/shop-picture.tsx';
import styles from './gallery.module.css';
import { ZoomDialog } from './zoom-dialog.tsx';

interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly name: string;
}

export function Gallery({ pictures, name }: GalleryProps) {
  const { t } = useTranslation();
  const [shown, show] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const picture = pictures[shown];
  return (
    <section className={styles.gallery} aria-label={t('product.gallery.label', { name })}>
      <div className={styles.main}>
        <ShopPicture picture={picture} sizes={PRODUCT_SIZES} ratio={4 / 3} isPriority={shown === 0} />
        {picture && (
          <div className={styles.zoom}>
            <IconButton label={t('product.gallery.zoom')} variant="ghost" onClick={() => setZoomed(true)}>
              <Expand />
            </IconButton>
          </div>
        )}
        {pictures.length > 1 && (
          <span className={styles.counter} aria-hidden="true">
            {shown + 1} / {pictures.length}
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((each, place) => (
            <li key={each.id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('product.gallery.show', { place: place + 1, total: pictures.length })}
                aria-current={place === shown ? 'true' : undefined}
                onClick={() => show(place)}
              >
                <ShopPicture picture={each} alt="" sizes="8rem" ratio={1} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <ZoomDialog pictures={pictures} shown={shown} onShow={show} onClose={() => setZoomed(false)} name={name} />
      )}
    </section>
  );
}
