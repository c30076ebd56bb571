import { useLoad } from '@aimante/remote/data';
import { Button, classNames, Select } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_REVIEWS, type ReviewSort, reviewsQuery } from '../../../reviews/reviews-query.ts';
import { Section } from '../../../section/section.tsx';
import { BuyerPhotos } from './buyer-photos.tsx';
import { RatingSpread } from './rating-spread.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';

export const REVIEWS_ID = 'reviews';

const SORTS: readonly ReviewSort[] = ['newest', 'best', 'worst'];
/** A choice of order makes sense for more reviews than this. */
const FEW = 3;
const MORE = 12;

/** What buyers say: the spread of the marks first, then their photos, then their words. */
export function ProductReviews({ productId }: { readonly productId: string }) {
  const { t } = useTranslation();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [limit, setLimit] = useState(FIRST_REVIEWS);
  const { data, isPlaceholderData } = useLoad(reviewsQuery(productId, { sort, limit }));
  if (!data) return null;
  const { rating, reviews } = data;
  return (
    <Section id={REVIEWS_ID} title={t('reviews.title')} tone="sheet" className={styles.section}>
      {rating === null ? (
        <p className={styles.empty}>{t('reviews.empty')}</p>
      ) : (
        <div className={styles.columns}>
          <RatingSpread {...data} rating={rating} />
          <div className={styles.words}>
            <BuyerPhotos pictures={data.pictures} count={data.pictureCount} />
            {rating.count > FEW && <SortChoice sort={sort} onSort={setSort} />}
            <ul className={classNames(styles.list, isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
            {rating.count > reviews.length && (
              <Button
                variant="secondary"
                size="small"
                loading={isPlaceholderData}
                onClick={() => setLimit(limit + MORE)}
              >
                {t('reviews.more')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Section>
  );
}

function SortChoice({ sort, onSort }: { readonly sort: ReviewSort; readonly onSort: (sort: ReviewSort) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.sort}>
      <Select
        label={t('reviews.sort.label')}
        value={sort}
        onChange={({ target }) => onSort(SORTS.find((each) => each === target.value) ?? 'newest')}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`reviews.sort.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
