import type { Order } from '@aimante/api-contract/orders';
import { useLocale, usePlatform, useSession } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { Skeleton } from '@aimante/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderContent, OrderSkeleton } from '../../order/order-content.tsx';
import { OrderContents } from '../../order/order-intro.tsx';
import { OrdersLink } from '../../order/orders-link.tsx';
import { waitingStep } from '../../order/timeline/timeline-steps.ts';
import { OrderBadges } from '../../order-status/order-badges.tsx';
import { trackedOrderQuery } from '../../order-status/order-query.ts';
import { FindOrder } from './find-order.tsx';
import { GuestPanel } from './guest-panel.tsx';
import styles from './order-tracking.module.css';

/** The order of a signed link, kept up to date, with every action that its state allows. No account is needed. */
export function TrackedOrder({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const order = useLoad((api) => trackedOrderQuery(api, token));
  useTrackingHead(order.data);
  return (
    <Loaded query={order} skeleton={<TrackedSkeleton />} failure={t('order.failure.read')}>
      {(data) => (data ? <Tracked order={data} /> : <FindOrder isLinkInvalid />)}
    </Loaded>
  );
}

function Tracked({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const session = useSession();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {session && <OrdersLink />}
        <p className={styles.number}>
          {t('tracking.order.number', { number: order.number, date: formatDate(order.createdAt, locale) })}
        </p>
        <h1 tabIndex={-1}>{useWaitingTitle(order)}</h1>
        <div className={styles.facts}>
          <OrderBadges order={order} />
          <span>
            <OrderContents order={order} />
          </span>
        </div>
      </header>
      <OrderContent order={order}>{!session && <GuestPanel order={order} />}</OrderContent>
    </div>
  );
}

function useWaitingTitle(order: Order): string {
  const { t } = useTranslation();
  const { missingPhotos = 0, actions, status } = order;
  if (actions.canAddPhotos)
    return t(status === 'en_attente' ? 'tracking.title.photosAndPayment' : 'tracking.title.blocked', {
      count: missingPhotos,
    });
  const count = order.lines.flatMap(({ photos }) => photos).filter(({ review }) => review === 'blocked').length;
  return t(`tracking.title.${waitingStep(order)}`, { count: Math.max(1, count) });
}

/** An invalid link and an order that never existed look the same. */
function useTrackingHead(order: Order | null | undefined): void {
  const { t } = useTranslation();
  const { page } = usePlatform();
  const title = order ? t('order.head.title', { number: order.number }) : t('page.order-tracking.title');
  const isMissing = order === null;
  useEffect(() => page.set({ title, ...(isMissing && { status: 404 }) }), [page, title, isMissing]);
}

function TrackedSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton width="18rem" />
        <Skeleton width="min(100%, 28rem)" height="3rem" />
      </div>
      <OrderSkeleton />
    </div>
  );
}
