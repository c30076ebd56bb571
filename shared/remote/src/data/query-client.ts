import { ApiError } from '@aimante/api-contract';
import { accountOf, type Platform } from '@aimante/contract';
import { QueryClient } from '@aimante/remote';

const FRESH_MS = 15_000;
const RETRY_DELAY_MS = 400;
/** Every remote bundles this module, so remotes do not share a cache. */
const clients = new WeakMap<Platform, QueryClient>();

/** The cache of this remote. There is one platform per page in a browser, and one per request on a server. */
export function queryClientOf(platform: Platform): QueryClient {
  const known = clients.get(platform);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once. TanStack Query would pause it, and the page would keep its skeleton.
      queries: { networkMode: 'always', staleTime: FRESH_MS, retry: isWorthRetrying, retryDelay: RETRY_DELAY_MS },
      mutations: { networkMode: 'always' },
    },
  });
  clients.set(platform, client);
  clearWithAccount(platform, client);
  reloadWithShop(platform, client);
  return client;
}

/** A 4xx is final. Any other failure is retried once. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < 1;
}

/** Open tabs spread their requests, so that a saved product does not bring them all at once. */
const SPREAD_MS = 300;

/** A query with `meta: { isOfShop: true }` reloads when the shop changes: at once if it is seen, or else at the next look. */
function reloadWithShop({ events }: Platform, client: QueryClient): void {
  let isWaiting = false;
  events.on('shop:changed', () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.isOfShop === true, refetchType });
    }, Math.random() * SPREAD_MS);
  });
}

/** A renewed token belongs to the same account, so it changes nothing. */
function clearWithAccount({ session }: Platform, client: QueryClient): void {
  let account = accountOf(session.get());
  session.subscribe(() => {
    const former = account;
    account = accountOf(session.get());
    if (former === account) return;
    // A guest has loaded nothing private: the content stays on the page while it reloads.
    if (former === undefined) void client.invalidateQueries();
    else clear(client, account !== undefined);
  });
}

/**
 * Mounted queries reload for the next account. After a logout, only those reload that were loading: `clear` cancels
 * their request, and they would never settle. The others may belong to a page that is about to close.
 */
function clear(client: QueryClient, hasAccount: boolean): void {
  const mounted = client.getQueryCache().findAll({ type: 'active' });
  const interrupted = mounted.filter(({ state }) => hasAccount || state.fetchStatus === 'fetching');
  const observers = interrupted.flatMap((query) => query.observers);
  client.clear();
  for (const observer of observers) void observer.refetch();
}
