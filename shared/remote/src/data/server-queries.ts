import { type Client, createClient } from '@aimante/api-contract';
import type { Locale, Platform } from '@aimante/contract';
import { type DehydratedState, dehydrate, hydrate, type QueryExecuteOptions, type QueryKey } from '@aimante/remote';
import { queryClientOf } from './query-client.ts';

/**
 * Loads a query into the cache that renders the page. Undefined on a failure: the browser loads it again and shows the
 * error.
 */
export type ServerLoad = <Answer, Key extends QueryKey>(
  query: (api: Client, locale: Locale) => QueryExecuteOptions<Answer, Error, Answer, Answer, Key>,
) => Promise<Answer | undefined>;

export function createServerLoad(platform: Platform): ServerLoad {
  const api = createClient({ baseUrl: '', fetch: platform.api.fetch });
  const client = queryClientOf(platform);
  return (query) => client.query(query(api, platform.locale.get())).catch(() => undefined);
}

/** The answers that the server rendered the first page with. The browser does not load them again. */
export const dehydrateQueries = (platform: Platform): DehydratedState => dehydrate(queryClientOf(platform));

export function hydrateQueries(state: unknown, platform: Platform): void {
  hydrate(queryClientOf(platform), state as DehydratedState);
}
