import type { Client } from '@aimante/api-contract';
import { listSessions } from '@aimante/api-contract/identity';
import { queryOptions } from '@aimante/remote/data';

export const SESSIONS_KEY = ['sessions'] as const;

export const sessionsQuery = (api: Client) =>
  queryOptions({ queryKey: SESSIONS_KEY, queryFn: ({ signal }) => api(listSessions, {}, { signal }) });
