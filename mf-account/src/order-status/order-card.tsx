import type { OrderSummary } from '@aimante/api-contract/orders';
import { Link, useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { orderWords } from '@aimante/shop/order-states';
import { Card, formatPrice, Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { NextStep } from './next-step.tsx';
import { OrderBadges } from './order-badges.tsx';
import styles from './order-card.module.css';
import { Thumbnails } from './thumbnails.tsx';

export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Card padding="none" render={<li />}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2>
            <Link to={`/orders/${order.number}`}>{order.number}</Link>
          </h2>
          <p>
            {t(order.hasPhotos === false ? 'orders.card.items' : 'orders.card.facts', {
              date: formatDate(order.createdAt, locale),
              count: order.itemCount,
            })}
          </p>
        </div>
        <OrderBadges order={order} />
        <strong className={styles.total}>{formatPrice(order.totalCents, locale)}</strong>
      </div>
      <div className={styles.foot}>
        <Thumbnails order={order} />
        <p>{orderWords(order, locale).sentence}</p>
        <NextStep order={order} />
      </div>
    </Card>
  );
}

export function OrderCardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="block" height="100%" />
    </div>
  );
}
