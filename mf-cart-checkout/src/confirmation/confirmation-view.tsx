import { Link, usePlatform, useSession } from '@aimante/remote';
import { Button, EmptyState, Skeleton } from '@aimante/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnknownOrder, OrderFailed } from '../placed-order/order-failed.tsx';
import { orderAddress, TRACKING, useOrderReference, useStartAtTop } from '../placed-order/order-reference.ts';
import { useOrder } from '../placed-order/use-order.ts';
import styles from './confirmation-view.module.css';
import { OrderConfirmed } from './order-confirmed.tsx';

/** An order for its owner or by its signed link. To all others it does not exist. */
export function ConfirmationView() {
  const reference = useOrderReference();
  useStartAtTop();
  const order = useOrder(reference);
  const { navigate } = usePlatform();
  const replacement = order.data?.replacedBy?.trackToken;
  useEffect(() => {
    if (replacement) navigate(orderAddress('/checkout/confirmation', replacement), { replace: true });
  }, [replacement, navigate]);
  if (order.data) return <OrderConfirmed order={order.data} />;
  if (!reference || isUnknownOrder(order.error)) return <MissingOrder />;
  return (
    <div className={styles.state}>
      {order.error ? <OrderFailed order={order} level={1} /> : <Skeleton shape="block" width="100%" height="32rem" />}
    </div>
  );
}

function MissingOrder() {
  const { t } = useTranslation();
  const session = useSession();
  const { page } = usePlatform();
  useEffect(() => {
    page.set({ status: 404 });
  }, [page]);
  return (
    <div className={styles.state}>
      <EmptyState
        level={1}
        title={t('confirmation.missing.title')}
        actions={
          session ? (
            <Button render={<Link to="/orders" />}>{t('confirmation.missing.action')}</Button>
          ) : (
            <Button render={<Link to={TRACKING} />}>{t('confirmation.missing.find')}</Button>
          )
        }
      >
        {t('confirmation.missing.text')}
      </EmptyState>
    </div>
  );
}
