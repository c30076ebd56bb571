import { deleteOwnReview, type Reviewable } from '@aimante/api-contract/reviews';
import { useChange } from '@aimante/remote/data';
import { Badge, Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPicture } from '../../catalogue/shop-picture.tsx';
import { Stars } from '../../stars/stars.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './review-write-page.module.css';
import { type OrderPass, REVIEWABLE_KEY } from './use-order-pass.ts';

type OrderedProduct = Reviewable['products'][number];

interface ProductToReviewProps {
  readonly product: OrderedProduct;
  readonly author: string | null;
  readonly pass: OrderPass;
  readonly isOpenAtFirst: boolean;
}

const tones = { waiting: 'warning', published: 'success', refused: 'danger' } as const;

export function ProductToReview({ product, author, pass, isOpenAtFirst }: ProductToReviewProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { review, picture, name, quantity, options } = product;
  return (
    <article className={styles.product}>
      <div className={styles.picture}>
        <ShopPicture picture={picture ?? undefined} alt="" sizes="6rem" ratio={1} />
      </div>
      <div className={styles.about}>
        <h2>{name}</h2>
        <p className={styles.note}>{[t('reviews.bought', { count: quantity }), options].filter(Boolean).join(' · ')}</p>
        {review && <Written product={product} review={review} pass={pass} />}
        {!review && !isOpen && (
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {t('review.open')}
          </Button>
        )}
      </div>
      {!review && isOpen && <ReviewForm productId={product.productId} author={author} pass={pass} />}
    </article>
  );
}

interface WrittenProps {
  readonly product: OrderedProduct;
  readonly review: NonNullable<OrderedProduct['review']>;
  readonly pass: OrderPass;
}

function Written({ product: { productId }, review, pass }: WrittenProps) {
  const { t } = useTranslation();
  const remove = useChange((api) => api(deleteOwnReview, { params: { productId }, query: pass.query }, pass.options), {
    refresh: [REVIEWABLE_KEY],
    canBeGuest: true,
    done: t('review.removed'),
  });
  return (
    <div className={styles.written} role="status">
      <p className={styles.given}>
        <Stars rating={review.stars} />
        <Badge tone={tones[review.state]}>{t(`review.state.${review.state}`)}</Badge>
      </p>
      <p>{t(`review.stateText.${review.state}`)}</p>
      <Button variant="secondary" size="small" loading={remove.isPending} onClick={() => remove.mutate()}>
        {t('review.remove')}
      </Button>
    </div>
  );
}
