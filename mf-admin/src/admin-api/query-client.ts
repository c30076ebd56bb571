import { ApiError } from '@aimante/api-contract';
import type { Platform } from '@aimante/contract';
import { QueryClient } from '@tanstack/react-query';

const clients = new WeakMap<Platform, QueryClient>();

/** One cache for the whole back office. What one administrator saw is not shown to the next. */
export function queryClientOf(platform: Platform): QueryClient {
  const known = clients.get(platform);
  if (known) return known;
  const client = new QueryClient({
    // A call without a network fails and is told; held back until there is one, it would turn and turn.
    defaultOptions: {
      queries: { staleTime: 5000, retry: isWorthRetrying, retryDelay: 400, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  clients.set(platform, client);
  let isAdmin = platform.session.get() !== null;
  platform.session.subscribe(() => {
    const wasAdmin = isAdmin;
    isAdmin = platform.session.get() !== null;
    if (wasAdmin && !isAdmin) client.clear();
  });
  return client;
}

/** What the server refused, it refuses again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return !(error instanceof ApiError && error.status >= 400 && error.status < 500) && failures < 1;
}
