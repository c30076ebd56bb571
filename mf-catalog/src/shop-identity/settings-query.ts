import type { Client } from '@aimante/api-contract';
import { getPublicSettings } from '@aimante/api-contract/settings';
import { queryOptions } from '@aimante/remote/data';
import { SHOP_CONTENT } from '../catalogue/shop-content.ts';

export const settingsQuery = (api: Client) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['settings'],
    queryFn: ({ signal }) => api(getPublicSettings, {}, { signal }),
  });
