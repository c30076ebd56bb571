import { ApiError, type Client, createClient } from '@aimante/api-contract';
import type { Locale, Platform } from '@aimante/contract';
import { useLocale, usePlatform } from '@aimante/remote';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';

/** What a query needs: made from the platform in the browser, from the request on the server. */
export interface ShopSource {
  readonly api: Client;
  readonly locale: Locale;
}

const FRESH_MS = 60_000;
const clients = new WeakMap<Platform, QueryClient>();

/** One cache for all pieces of this remote; another platform, as each request on a server has, gets its own. */
export function queryClientOf(platform: Platform): QueryClient {
  const known = clients.get(platform);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthRetrying, retryDelay: 400 } },
  });
  clients.set(platform, client);
  return client;
}

/** What the server fetched for the first page, so that the browser need not ask again. */
export function handOverQueries(platform: Platform): DehydratedState {
  return dehydrate(queryClientOf(platform));
}

export function takeOverQueries(state: unknown, platform: Platform): void {
  hydrate(queryClientOf(platform), state as DehydratedState);
}

/** What the server refused, it refuses again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < 1;
}

export function useShopApi(): Client {
  const { api } = usePlatform();
  return createClient({ baseUrl: '', fetch: api.fetch });
}

/** Runs a query of `queries.ts` in the visitor's language. */
export function useShopQuery<Data, Key extends QueryKey>(
  query: (source: ShopSource) => UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data, Error> {
  const platform = usePlatform();
  const api = useShopApi();
  const locale = useLocale();
  return useQuery(query({ api, locale }), queryClientOf(platform));
}
