import type { ProductReviews } from '@aimante/api-contract/reviews';
import { useLocale } from '@aimante/remote';
import { VisuallyHidden } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { BEST, Stars } from '../../../stars/stars.tsx';
import { formatRating } from './format-rating.ts';
import styles from './reviews.module.css';

type RatingSpreadProps = Pick<ProductReviews, 'verified' | 'spread'> & {
  readonly rating: NonNullable<ProductReviews['rating']>;
};

export function RatingSpread({ rating, verified, spread }: RatingSpreadProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const samples = rating.count - (verified?.count ?? 0);
  return (
    <div className={styles.spread}>
      <p className={styles.mark}>
        <strong>{formatRating(rating.average, locale)}</strong>
        <span>
          <Stars rating={rating.average} size={18} />
          {t(samples === 0 ? 'reviews.verified' : 'reviews.count', { count: rating.count })}
        </span>
      </p>
      <ul className={styles.bars}>
        {spread.map((count, place) => {
          const percent = Math.round((count / rating.count) * 100);
          const stars = BEST - place;
          return (
            <li key={stars}>
              <VisuallyHidden>{t('reviews.share', { count: stars, percent })}</VisuallyHidden>
              <span aria-hidden="true">{stars}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${percent}%` }} />
              </span>
              <span aria-hidden="true">{t('reviews.percent', { percent })}</span>
            </li>
          );
        })}
      </ul>
      {samples > 0 && <p className={styles.note}>{t('reviews.sampleNote', { count: samples })}</p>}
      <p className={styles.note}>{t('reviews.rules')}</p>
    </div>
  );
}
