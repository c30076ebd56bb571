import { ApiError } from '@aimante/api-contract';
import { getReviewable, type Reviewable } from '@aimante/api-contract/reviews';
import { Link, useHasScripts } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Button, EmptyState, PageIntro, Skeleton } from '@aimante/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductToReview } from './product-to-review.tsx';
import styles from './review-write-page.module.css';
import { type OrderPass, REVIEWABLE_KEY, useOrderPass } from './use-order-pass.ts';

/** The page of the mail that asks for a review: one form for each product of the order. */
export function ReviewWritePage() {
  const hasScripts = useHasScripts();
  const pass = useOrderPass();
  const order = useLoad((api) => ({
    queryKey: [...REVIEWABLE_KEY, pass.query, pass.options],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api(getReviewable, { query: pass.query }, { ...pass.options, signal }).catch(unlessClosed),
    enabled: pass.isGiven,
  }));
  // The shell takes the text after `#` for an anchor and does not scroll to the top.
  useEffect(() => {
    // Its result must not become the clean-up: newer browsers return a promise.
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  // The server does not know the token: `aria-busy` makes the browser start at once.
  if (!hasScripts) return <Waiting />;
  if (!pass.isGiven) return <Closed reason="link" />;
  return (
    <Loaded query={order} skeleton={<Waiting />}>
      {(data) => (typeof data === 'string' ? <Closed reason={data} /> : <OrderToReview order={data} pass={pass} />)}
    </Loaded>
  );
}

type ClosedReason = 'link' | 'early';

/** Why the order cannot be reviewed. Any other failure can be retried. */
function unlessClosed(error: unknown): ClosedReason {
  if (error instanceof ApiError && error.status === 404) return 'link';
  if (error instanceof ApiError && error.code === 'REVIEW_TOO_EARLY') return 'early';
  throw error;
}

function OrderToReview({ order, pass }: { readonly order: Reviewable; readonly pass: OrderPass }) {
  const { t } = useTranslation();
  const next = order.products.find(({ review }) => !review)?.productId;
  return (
    <>
      <PageIntro title={t('review.intro.title')} text={t('review.intro.text', { number: order.orderNumber })} />
      <ul className={styles.products}>
        {order.products.map((product) => (
          <li key={product.productId}>
            <ProductToReview
              product={product}
              author={order.author}
              pass={pass}
              isOpenAtFirst={product.productId === next}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Closed({ reason }: { readonly reason: ClosedReason }) {
  const { t } = useTranslation();
  return (
    <div className={styles.closed}>
      <EmptyState
        level={1}
        title={t(`review.closed.${reason}.title`)}
        actions={<Button render={<Link to="/orders/track" />}>{t('review.closed.action')}</Button>}
      >
        {t(`review.closed.${reason}.text`)}
      </EmptyState>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('review.loading')}>
      <Skeleton width="min(100%, 24rem)" height="3rem" />
      <Skeleton shape="block" width="100%" height="22rem" />
    </div>
  );
}
