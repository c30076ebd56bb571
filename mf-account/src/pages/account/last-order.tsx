import { Link } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Button, EmptyState } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { OrderCard, OrderCardSkeleton } from '../../order-status/order-card.tsx';
import { lastOrderQuery } from '../../order-status/order-query.ts';
import styles from './account-page.module.css';

export function LastOrder() {
  const { t } = useTranslation();
  const last = useLoad(lastOrderQuery);
  return (
    <section aria-labelledby="last-order">
      <p className={styles.title} id="last-order">
        {t('account.lastOrder.title')}
      </p>
      <Loaded query={last} skeleton={<OrderCardSkeleton />} failure={t('orders.failure.list')}>
        {(order) =>
          order ? (
            <ul className={styles.list}>
              <OrderCard order={order} />
            </ul>
          ) : (
            <EmptyState
              title={t('orders.empty.title')}
              actions={<Button render={<Link to="/products" />}>{t('orders.empty.link')}</Button>}
            >
              {t('orders.empty.text')}
            </EmptyState>
          )
        }
      </Loaded>
    </section>
  );
}
