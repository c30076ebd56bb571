import { type Client, createClient } from '@aimante/api-contract';
import { usePlatform } from '@aimante/remote';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

/** A page's own cache of what the server said. */
export function ShopApiProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 60_000, refetchOnWindowFocus: false } } }),
  );
  // Its timers would keep it for minutes after the page is gone.
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export function useShopApi(): Client {
  const { api } = usePlatform();
  return useMemo(() => createClient({ baseUrl: '', fetch: (input, init) => api.fetch(String(input), init) }), [api]);
}
