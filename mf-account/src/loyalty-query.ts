import type { Client } from '@aimante/api-contract';
import { getLoyalty } from '@aimante/api-contract/loyalty';
import { queryOptions } from '@aimante/remote/data';

export const LOYALTY_KEY = ['loyalty'] as const;

export const loyaltyQuery = (api: Client) =>
  queryOptions({ queryKey: LOYALTY_KEY, queryFn: ({ signal }) => api(getLoyalty, {}, { signal }) });
