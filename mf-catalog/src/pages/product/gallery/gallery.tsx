import type { Picture } from '@aimante/api-contract/catalogue';
import { IconButton } from '@aimante/ui';
import Expand from 'lucide-react/icons/expand';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_SIZES } from '../../../catalogue/picture-sizes.ts';
import { ShopPicture } from '../../../catalogue/shop-picture.tsx';
import styles from './gallery.module.css';
import { LateZoomDialog } from './late-zoom-dialog.tsx';

interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly name: string;
  /** A picture before the others that the page draws itself: the visitor's own photo. */
  readonly first?: { readonly stage: ReactNode; readonly thumbnail: string; readonly label: string } | undefined;
}

export function Gallery({ pictures, name, first }: GalleryProps) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<number>();
  const [isZoomed, setZoomed] = useState(false);
  const offset = first ? 1 : 0;
  const total = pictures.length + offset;
  const shown = chosen ?? 0;
  const isFirst = first !== undefined && shown === 0;
  const picture = isFirst ? undefined : pictures[shown - offset];
  return (
    <section className={styles.gallery} aria-label={t('product.gallery.label', { name })}>
      <div className={styles.main}>
        {isFirst ? (
          first.stage
        ) : (
          <ShopPicture picture={picture} sizes={PRODUCT_SIZES} ratio={4 / 3} isPriority={shown === 0} />
        )}
        {picture && (
          <div className={styles.zoom}>
            <IconButton label={t('product.gallery.zoom')} variant="ghost" onClick={() => setZoomed(true)}>
              <Expand />
            </IconButton>
          </div>
        )}
        {total > 1 && (
          <span className={styles.counter} aria-hidden="true">
            {shown + 1} / {total}
          </span>
        )}
      </div>
      {total > 1 && (
        <ul className={styles.thumbnails}>
          {first && (
            <li>
              <Thumbnail label={first.label} isShown={isFirst} onShow={() => choose(0)}>
                <img className={styles.ownThumbnail} src={first.thumbnail} alt="" />
              </Thumbnail>
            </li>
          )}
          {pictures.map((each, place) => (
            <li key={each.id}>
              <Thumbnail
                label={t('product.gallery.show', { place: place + 1 + offset, total })}
                isShown={place + offset === shown}
                onShow={() => choose(place + offset)}
              >
                <ShopPicture picture={each} alt="" sizes="8rem" ratio={1} />
              </Thumbnail>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <LateZoomDialog
          pictures={pictures}
          shown={shown - offset}
          onShow={(place) => choose(place + offset)}
          onClose={() => setZoomed(false)}
          name={name}
        />
      )}
    </section>
  );
}

interface ThumbnailProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly children: ReactNode;
}

function Thumbnail({ label, isShown, onShow, children }: ThumbnailProps) {
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={label}
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
    >
      {children}
    </button>
  );
}
