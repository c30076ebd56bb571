import type { Client } from '@aimante/api-contract';
import { getSecondFactors } from '@aimante/api-contract/second-factor';
import { queryOptions } from '@aimante/remote/data';

export const FACTORS_KEY = ['second-factors'] as const;

export const factorsQuery = (api: Client) =>
  queryOptions({ queryKey: FACTORS_KEY, queryFn: ({ signal }) => api(getSecondFactors, {}, { signal }) });
