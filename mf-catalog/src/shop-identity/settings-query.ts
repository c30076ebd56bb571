import type { Client } from '@aimante/api-contract';
import { getPublicSettings } from '@aimante/api-contract/settings';
import { queryOptions } from '@aimante/remote/data';
import { FRESH_MS } from '../catalogue/fresh-ms.ts';

export const settingsQuery = (api: Client) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['settings'],
    queryFn: ({ signal }) => api(getPublicSettings, {}, { signal }),
  });
