import type { Client } from '@aimante/api-contract';
import type { Locale } from '@aimante/contract';
import { type QueryKey, type UseQueryOptions, type UseQueryResult, useLocale, useQuery } from '@aimante/remote';
import { useApi } from './use-api.ts';
import { useQueryCache } from './use-query-cache.ts';

/**
 * Loads from the API into the cache of this remote.
 *
 * @example
 * const product = useLoad((api, locale) => ({
 *   queryKey: ['product', locale, id],
 *   queryFn: ({ signal }) => api(getProduct, { params: { id }, query: { lang: locale } }, { signal }),
 * }));
 */
export function useLoad<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  query: (api: Client, locale: Locale) => UseQueryOptions<Answer, Error, Data, Key>,
): UseQueryResult<Data, Error> {
  return useQuery(query(useApi(), useLocale()), useQueryCache());
}
