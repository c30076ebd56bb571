import type { Review } from '@aimante/api-contract/reviews';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../../stars/stars.tsx';
import { PhotoStrip } from './buyer-photos.tsx';
import styles from './reviews.module.css';

export function ReviewItem({ review }: { readonly review: Review }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const author = review.author ?? t('reviews.buyer');
  return (
    <article className={styles.review}>
      <p className={styles.given}>
        <Stars rating={review.stars} />
        <span>{t('reviews.mark', { stars: review.stars })}</span>
        {review.isSample && <Badge icon={null}>{t('reviews.sample')}</Badge>}
      </p>
      <div lang={review.locale}>
        {review.title && <h3>{review.title}</h3>}
        <p className={styles.text}>{review.text}</p>
      </div>
      {review.pictures.length > 0 && (
        <PhotoStrip pictures={review.pictures} name={t('reviews.photos.of', { author })} />
      )}
      <p className={styles.note}>
        {author}, <time dateTime={review.createdAt}>{formatDate(review.createdAt, locale)}</time>
        <br />
        {[t('reviews.bought', { count: review.quantity }), review.options].filter(Boolean).join(' · ')}
      </p>
      {review.answer && (
        <blockquote className={styles.answer}>
          <strong>{t('reviews.answer')}</strong> {review.answer}
        </blockquote>
      )}
    </article>
  );
}
