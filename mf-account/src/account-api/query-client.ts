import { ApiError } from '@aimante/api-contract';
import { accountOf, type Platform } from '@aimante/contract';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 30_000;
const clients = new WeakMap<Platform, QueryClient>();

/** One cache for all pieces of this remote. It holds what is one person's own: it is emptied when the person changes. */
export function queryClientOf(platform: Platform): QueryClient {
  const known = clients.get(platform);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthRetrying, retryDelay: 400 } },
  });
  clients.set(platform, client);
  forgetWithSession(platform, client);
  return client;
}

function forgetWithSession({ session }: Platform, client: QueryClient): void {
  const current = () => accountOf(session.get());
  let person = current();
  session.subscribe(() => {
    if (current() === person) return;
    person = current();
    client.clear();
  });
}

/** What the server refused, it refuses again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < 1;
}
