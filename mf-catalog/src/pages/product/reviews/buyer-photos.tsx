import type { ProductReviews } from '@aimante/api-contract/reviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPicture } from '../../../catalogue/shop-picture.tsx';
import { LateZoomDialog } from '../gallery/late-zoom-dialog.tsx';
import styles from './reviews.module.css';

type Pictures = ProductReviews['pictures'];

interface BuyerPhotosProps {
  readonly pictures: Pictures;
  /** Of all reviews: the page shows the newest ones. */
  readonly count: number;
}

const SHOWN = 6;

export function BuyerPhotos({ pictures, count }: BuyerPhotosProps) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <div className={styles.photos}>
      <h3>{t('reviews.photos.title', { count })}</h3>
      <PhotoStrip pictures={pictures} name={t('reviews.photos.title', { count })} rest={count - SHOWN} />
    </div>
  );
}

interface PhotoStripProps {
  readonly pictures: Pictures;
  readonly name: string;
  /** Number of photos behind the last picture. */
  readonly rest?: number;
}

/** Small photos. A press shows them one by one. */
export function PhotoStrip({ pictures, name, rest = 0 }: PhotoStripProps) {
  const { t } = useTranslation();
  const [zoomed, zoom] = useState<number | null>(null);
  const places = pictures.slice(0, SHOWN);
  return (
    <>
      <ul className={styles.strip}>
        {places.map((picture, place) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={t('product.gallery.show', { place: place + 1, total: pictures.length })}
              onClick={() => zoom(place)}
            >
              <ShopPicture picture={picture} alt="" sizes="8rem" ratio={1} />
              {rest > 0 && place === places.length - 1 && <span className={styles.rest}>+{rest}</span>}
            </button>
          </li>
        ))}
      </ul>
      {zoomed !== null && (
        <LateZoomDialog pictures={pictures} shown={zoomed} onShow={zoom} onClose={() => zoom(null)} name={name} />
      )}
    </>
  );
}
