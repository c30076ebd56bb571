import { ApiError } from '@aimante/api-contract';
import { Link, usePlatform, useT } from '@aimante/remote';
import { Button, EmptyState, ErrorPanel, Skeleton } from '@aimante/ui';
import { useEffect } from 'react';
import { useOrderReference, useStartAtTop } from '../order-view/order-reference.ts';
import { useOrder } from '../order-view/use-order.ts';
import styles from './confirmation-view.module.css';
import { OrderConfirmed } from './order-confirmed.tsx';

/** An order for its owner, or for whoever holds its signed link; nobody else learns that it exists. */
export function ConfirmationView() {
  const t = useT();
  const reference = useOrderReference();
  useStartAtTop();
  const { data: order, error, isFetching, refetch } = useOrder(reference);
  const isMissing = !reference || (error instanceof ApiError && error.status >= 400 && error.status < 500);
  if (order) return <OrderConfirmed order={order} />;
  if (isMissing) return <MissingOrder />;
  return (
    <div className={styles.state}>
      {error ? (
        <ErrorPanel
          level={1}
          title={t('confirmation.failed.title')}
          onRetry={() => refetch()}
          retryLabel={t('confirmation.failed.retry')}
          isRetrying={isFetching}
        >
          {t('confirmation.failed.text')}
        </ErrorPanel>
      ) : (
        <Skeleton shape="block" width="100%" height="32rem" />
      )}
    </div>
  );
}

function MissingOrder() {
  const t = useT();
  const { page } = usePlatform();
  useEffect(() => {
    page.set({ status: 404 });
  }, [page]);
  return (
    <div className={styles.state}>
      <EmptyState
        level={1}
        title={t('confirmation.missing.title')}
        actions={<Button render={<Link to="/orders" />}>{t('confirmation.missing.action')}</Button>}
      >
        {t('confirmation.missing.text')}
      </EmptyState>
    </div>
  );
}
