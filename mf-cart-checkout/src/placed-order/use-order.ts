import type { Client } from '@aimante/api-contract';
import { getOrder, type Order, trackOrder } from '@aimante/api-contract/orders';
import { refreshPayment } from '@aimante/api-contract/payments';
import { hashKey, type QueryClient, queryOptions, useLoad } from '@aimante/remote/data';
import type { OrderReference } from './order-reference.ts';

const POLL_MS = 3000;
const MOST_POLLS = 40;

export async function readOrder(api: Client, reference: OrderReference, signal?: AbortSignal): Promise<Order> {
  const options = signal ? { signal } : {};
  return 'token' in reference
    ? api(trackOrder, { params: { token: reference.token } }, options)
    : api(getOrder, { params: { id: reference.id } }, options);
}

/** True if a payment was made and the provider has not confirmed it. */
export function isBeingConfirmed({ paymentStatus, payment }: Order): boolean {
  const isWaiting = payment?.state === 'open' || payment?.state === 'requires_action';
  return paymentStatus === 'pending' && isWaiting && payment.provider !== 'transfer';
}

/** The order from the server, polled while its payment is being confirmed. */
export function useOrder(reference: OrderReference | undefined) {
  return useLoad((api, locale) =>
    queryOptions({
      queryKey: ['order', locale, reference],
      queryFn: async ({ signal }) => confirmed(api, await readOrder(api, reference ?? { id: '' }, signal)),
      // Keeps the same order in the other language while this one loads.
      placeholderData: (known, query) => (hashKey([query?.queryKey[2]]) === hashKey([reference]) ? known : undefined),
      // Another tab may just have paid it.
      refetchOnMount: 'always',
      enabled: reference !== undefined,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data && isBeingConfirmed(data) && dataUpdateCount < MOST_POLLS ? POLL_MS : false,
    }),
  );
}

/** Asks the provider about a payment, then loads the order. */
async function confirmed(api: Client, order: Order): Promise<Order> {
  if (!isBeingConfirmed(order)) return order;
  const { id, trackToken } = order;
  const step = await api(refreshPayment, { params: { id }, query: { token: trackToken } }).catch(() => undefined);
  return step && step.state !== order.payment?.state ? readOrder(api, { token: trackToken }) : order;
}

/** Invalidates cached orders after a payment succeeded or failed. */
export function forgetOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['order'] });
}
