import { useLocale } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewsQuery } from '../../../reviews/reviews-query.ts';
import { Stars } from '../../../stars/stars.tsx';
import { formatRating } from './format-rating.ts';
import { REVIEWS_ID } from './product-reviews.tsx';
import styles from './reviews.module.css';

/** The mark below the product's name, with a link to the reviews. */
export const RatingLine = memo(function RatingLine({ productId }: { readonly productId: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useLoad(reviewsQuery(productId));
  if (!data?.rating) return null;
  const { average, count } = data.rating;
  return (
    <p className={styles.line}>
      <Stars rating={average} />
      <strong>{formatRating(average, locale)}</strong>
      <a href={`#${REVIEWS_ID}`}>{t('reviews.count', { count })}</a>
      {!data.verified && <span className={styles.note}>{t('reviews.samples')}</span>}
    </p>
  );
});
