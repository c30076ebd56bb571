import { ApiError, type Client } from '@aimante/api-contract';
import { getOrder, listOrders, type Order, type OrderStatus } from '@aimante/api-contract/orders';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const ORDERS_KEY = ['orders'] as const;

export interface OrderFilter {
  readonly status: OrderStatus | undefined;
  readonly search: string;
}

const PAGE = 10;

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

export const orderKey = (number: string) => [...ORDERS_KEY, 'one', number] as const;

/** An order by the number that its owner knows. Null: he has none such. */
export const orderQuery = (api: Client, number: string) =>
  queryOptions({
    queryKey: orderKey(number),
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { items } = await api(listOrders, { query: { search: number } }, { signal });
      const id = items.find((order) => order.number === number)?.id;
      if (!id) return null;
      return api(getOrder, { params: { id } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      });
    },
  });
