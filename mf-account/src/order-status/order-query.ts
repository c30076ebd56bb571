import { ApiError, type Client } from '@aimante/api-contract';
import {
  getOrder,
  listOrders,
  type Order,
  type OrderStatus,
  orderTokenHeader,
  trackOrder,
} from '@aimante/api-contract/orders';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@aimante/remote/data';

export const ORDERS_KEY = ['orders'] as const;

export interface OrderFilter {
  readonly status: OrderStatus | undefined;
  readonly search: string;
}

const PAGE = 10;
const RECENT = 3;

export const orderListQuery = (api: Client, { status, search }: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'list', status, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      api(listOrders, { query: { limit: PAGE, status, search: search || undefined, cursor: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const lastOrderQuery = (api: Client) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'last'],
    queryFn: async ({ signal }) => {
      const { items } = await api(listOrders, { query: { limit: 1 } }, { signal });
      return items[0] ?? null;
    },
  });

/** Query key of all cached whole orders, by number or by signed link. */
export const ORDER_KEY = [...ORDERS_KEY, 'one'] as const;
export const orderKey = (number: string) => [...ORDER_KEY, number] as const;

/** Replaces every cached copy of an order with the server's answer. */
export function keepOrder(cache: QueryClient, saved: Order): void {
  cache.setQueriesData<Order | null>({ queryKey: ORDER_KEY }, (known) => (known?.id === saved.id ? saved : known));
}

/** Request headers that open an order by its signed link, with any login or none. */
export const orderPass = ({ trackToken }: Pick<Order, 'trackToken'>) => ({
  headers: { [orderTokenHeader]: trackToken },
});

/** An order by the token of its signed link. Null: the link is invalid or has expired. */
export const trackedOrderQuery = (api: Client, token: string) =>
  queryOptions({
    queryKey: [...ORDER_KEY, { token }],
    // The checkout, which has a cache of its own, leads here after it has changed the order.
    staleTime: 0,
    queryFn: ({ signal }): Promise<Order | null> =>
      api(trackOrder, { params: { token } }, { signal }).catch(noneWhenUnknown),
  });

export const recentOrdersQuery = (api: Client) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'recent'],
    queryFn: async ({ signal }) => (await api(listOrders, { query: { limit: RECENT } }, { signal })).items,
  });

function noneWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** An order of the account by its number. Null: the account has no such order. */
export const orderQuery = (api: Client, number: string) =>
  queryOptions({
    queryKey: orderKey(number),
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { items } = await api(listOrders, { query: { search: number } }, { signal });
      const id = items.find((order) => order.number === number)?.id;
      if (!id) return null;
      return api(getOrder, { params: { id } }, { signal }).catch(noneWhenUnknown);
    },
  });
