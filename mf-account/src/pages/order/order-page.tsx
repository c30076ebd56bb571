import type { Order } from '@aimante/api-contract/orders';
import { Link, usePageParams, usePlatform } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Button, EmptyState } from '@aimante/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { OrderContent, OrderSkeleton } from '../../order/order-content.tsx';
import { OrderIntro } from '../../order/order-intro.tsx';
import { OrdersLink } from '../../order/orders-link.tsx';
import { OrderBadges } from '../../order-status/order-badges.tsx';
import { orderQuery } from '../../order-status/order-query.ts';

export function OrderPage() {
  const { t } = useTranslation();
  const { number = '' } = usePageParams();
  const order = useLoad((api) => orderQuery(api, number));
  useOrderHead(number, order.data);
  return (
    <AccountFrame
      above={<OrdersLink />}
      title={number}
      text={order.data && <OrderIntro order={order.data} />}
      aside={order.data && <OrderBadges order={order.data} />}
    >
      <Loaded query={order} skeleton={<OrderSkeleton />} failure={t('order.failure.read')}>
        {(data) => (data ? <OrderContent order={data} /> : <NoSuchOrder />)}
      </Loaded>
    </AccountFrame>
  );
}

/** An order of another account and one that never existed look the same. */
function useOrderHead(number: string, order: Order | null | undefined) {
  const { t } = useTranslation();
  const { page } = usePlatform();
  const title = t('order.head.title', { number });
  useEffect(() => {
    if (order === null) page.set({ title: t('order.missing.head'), status: 404 });
    else page.set({ title });
  }, [page, t, title, order]);
}

function NoSuchOrder() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('order.missing.title')}
      actions={<Button render={<Link to="/orders" />}>{t('order.missing.link')}</Button>}
    >
      {t('order.missing.text')}
    </EmptyState>
  );
}
