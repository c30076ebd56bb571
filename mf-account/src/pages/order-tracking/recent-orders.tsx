import { Link } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { OrderCard, OrderCardSkeleton } from '../../order-status/order-card.tsx';
import { recentOrdersQuery } from '../../order-status/order-query.ts';
import styles from './order-tracking.module.css';

export function RecentOrders() {
  const { t } = useTranslation();
  const orders = useLoad(recentOrdersQuery);
  return (
    <section className={styles.recent} aria-labelledby="recent-orders">
      <h2 id="recent-orders">{t('orders.intro.title')}</h2>
      <Loaded query={orders} skeleton={<OrderCardSkeleton />} failure={t('orders.failure.list')}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{t('tracking.recent.none')}</p>
          ) : (
            <>
              <ul>
                {list.map((order) => (
                  <OrderCard key={order.id} order={order} />
                ))}
              </ul>
              <UiLink render={<Link to="/orders" />}>{t('tracking.recent.all')}</UiLink>
            </>
          )
        }
      </Loaded>
      <h2>{t('tracking.recent.other')}</h2>
    </section>
  );
}
