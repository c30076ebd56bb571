import type { Order } from '@aimante/api-contract/orders';
import { Link, useLocale, usePageParams, usePlatform, useT } from '@aimante/remote';
import { Button, EmptyState, formatPrice, Skeleton } from '@aimante/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useAccountQuery } from '../account-api/account-api.ts';
import { Loaded } from '../account-api/loaded.tsx';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { formatDay } from '../dates/format-date.ts';
import { OrderBadges } from '../order-status/order-badges.tsx';
import { orderQuery } from '../order-status/order-query.ts';
import { BlockedPhotos } from './blocked-photos.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-page.module.css';
import { ProblemReport } from './problem-report.tsx';
import { Timeline } from './timeline.tsx';
import { Withdrawal } from './withdrawal.tsx';

export function OrderPage() {
  const t = useT();
  const { number = '' } = usePageParams();
  const order = useAccountQuery((api) => orderQuery(api, number));
  useOrderHead(number, order.data);
  return (
    <AccountFrame
      above={<Back />}
      title={number}
      text={order.data && <OrderSentence order={order.data} />}
      aside={order.data && <OrderBadges order={order.data} />}
    >
      <Loaded query={order} skeleton={<OrderSkeleton />} failure={t('order.failure.read')}>
        {(data) => (data ? <OrderContent order={data} /> : <NoSuchOrder />)}
      </Loaded>
    </AccountFrame>
  );
}

/** An order of somebody else and one that never was look the same. */
function useOrderHead(number: string, order: Order | null | undefined) {
  const t = useT();
  const { page } = usePlatform();
  const title = t('order.head.title', { number });
  useEffect(() => {
    if (order === null) page.set({ title: t('order.missing.head'), status: 404 });
    else page.set({ title });
  }, [page, t, title, order]);
}

function Back() {
  const t = useT();
  return (
    <Link to="/orders" className={styles.back ?? ''}>
      <ArrowLeft size={16} aria-hidden="true" />
      {t('orders.intro.title')}
    </Link>
  );
}

function OrderSentence({ order }: { readonly order: Order }) {
  const t = useT();
  const locale = useLocale();
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = { date: formatDay(order.createdAt, locale), total: formatPrice(order.totalCents, locale), count };
  const areMagnets = order.lines.every(({ isPersonalised }) => isPersonalised);
  return t(areMagnets ? 'order.intro.text' : 'order.intro.items', facts);
}

function OrderContent({ order }: { readonly order: Order }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {order.actions.canReplacePhotos && <BlockedPhotos order={order} />}
        <Timeline order={order} />
        <OrderLines order={order} />
      </div>
      <div className={styles.side}>
        <OrderActions order={order} />
        <OrderFacts order={order} />
        <ProblemReport order={order} />
        <Withdrawal order={order} />
      </div>
    </div>
  );
}

function NoSuchOrder() {
  const t = useT();
  return (
    <EmptyState
      title={t('order.missing.title')}
      actions={<Button render={<Link to="/orders" />}>{t('order.missing.link')}</Button>}
    >
      {t('order.missing.text')}
    </EmptyState>
  );
}

function OrderSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Skeleton shape="block" height="22rem" />
        <Skeleton shape="block" height="12rem" />
      </div>
      <div className={styles.side}>
        <Skeleton shape="block" height="20rem" />
      </div>
    </div>
  );
}
