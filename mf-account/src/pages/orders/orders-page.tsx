import type { OrderSummary } from '@aimante/api-contract/orders';
import { Link } from '@aimante/remote';
import { keepPreviousData, Loaded, useApi, useInfiniteQuery, useQueryCache } from '@aimante/remote/data';
import { Button, EmptyState } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { OrderCard, OrderCardSkeleton } from '../../order-status/order-card.tsx';
import { type OrderFilter, orderListQuery } from '../../order-status/order-query.ts';
import { NumberSearch, StatusChips, useOrderFilter } from './order-filters.tsx';
import styles from './orders-page.module.css';

export function OrdersPage() {
  const { t } = useTranslation();
  const { filter, chooseStatus, find, clear } = useOrderFilter();
  const orders = useOrderList(filter);
  const isFiltered = Boolean(filter.status || filter.search);
  return (
    <AccountFrame title={t('orders.intro.title')} aside={<NumberSearch number={filter.search} onFind={find} />}>
      <StatusChips chosen={filter.status} onChoose={chooseStatus} />
      <Loaded query={orders} skeleton={<ListSkeleton />} failure={t('orders.failure.list')}>
        {({ pages }) => {
          const list = pages.flatMap(({ items }) => items);
          if (list.length > 0) return <OrderList orders={list} more={orders} />;
          return isFiltered ? <NothingFound onClear={clear} /> : <NoOrder />;
        }}
      </Loaded>
    </AccountFrame>
  );
}

function useOrderList(filter: OrderFilter) {
  const api = useApi();
  return useInfiniteQuery({ ...orderListQuery(api, filter), placeholderData: keepPreviousData }, useQueryCache());
}

interface OrderListProps {
  readonly orders: readonly OrderSummary[];
  readonly more: ReturnType<typeof useOrderList>;
}

function OrderList({ orders, more }: OrderListProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles.list} aria-busy={more.isPlaceholderData}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {more.hasNextPage && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            size="small"
            loading={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            {t('orders.more.button')}
          </Button>
        </p>
      )}
    </>
  );
}

function NoOrder() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('orders.empty.title')}
      actions={<Button render={<Link to="/products" />}>{t('orders.empty.link')}</Button>}
    >
      {t('orders.empty.text')}
    </EmptyState>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('orders.nothing.title')}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('orders.nothing.clear')}
        </Button>
      }
    >
      {t('orders.nothing.text')}
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list}>
      <OrderCardSkeleton />
      <OrderCardSkeleton />
      <OrderCardSkeleton />
    </div>
  );
}
