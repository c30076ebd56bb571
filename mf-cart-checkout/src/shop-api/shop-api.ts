import { ApiError, type Client, createClient } from '@aimante/api-contract';
import type { Platform } from '@aimante/contract';
import { usePlatform } from '@aimante/remote';
import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

const clients = new WeakMap<Platform, QueryClient>();

/** One cache for all pages of this remote. */
export function queryClientOf(platform: Platform): QueryClient {
  const known = clients.get(platform);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      // A call without a network fails at once, and says so, instead of waiting unseen.
      queries: { networkMode: 'always', staleTime: 15_000, retry: isWorthRetrying, retryDelay: 400 },
    },
  });
  clients.set(platform, client);
  return client;
}

export function useQueryClientOfShop(): QueryClient {
  return queryClientOf(usePlatform());
}

export function clientOf({ api }: Platform): Client {
  return createClient({ baseUrl: '', fetch: api.fetch });
}

export function useShopApi(): Client {
  const platform = usePlatform();
  return useMemo(() => clientOf(platform), [platform]);
}

/** What the server refused, it refuses again; but a session that it found over is gone by then, and guests may ask. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && ([0, 401].includes(error.status) || error.status >= 500);
}

export function isNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
