import type { Client } from '@aimante/api-contract';
import { getDeliveryPromise } from '@aimante/api-contract/shipping';
import { queryOptions } from '@aimante/remote/data';
import { SHOP_CONTENT } from '../catalogue/shop-content.ts';

export const promiseQuery = (api: Client) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['delivery-promise'],
    queryFn: ({ signal }) => api(getDeliveryPromise, {}, { signal }),
  });
