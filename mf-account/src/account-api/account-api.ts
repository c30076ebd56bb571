import { type Client, createClient } from '@aimante/api-contract';
import { usePlatform } from '@aimante/remote';
import {
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { queryClientOf } from './query-client.ts';

export function useAccountApi(): Client {
  const { api } = usePlatform();
  return createClient({ baseUrl: '', fetch: api.fetch });
}

export function useAccountQuery<Data, Key extends QueryKey>(
  query: (api: Client) => UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data, Error> {
  const platform = usePlatform();
  const api = useAccountApi();
  return useQuery(query(api), queryClientOf(platform));
}

type MutationExtras<Data, Input> = Omit<UseMutationOptions<Data, Error, Input>, 'mutationFn'>;

/** A change on the server. It is never repeated by itself. */
export function useAccountMutation<Data, Input = void>(
  change: (api: Client, input: Input) => Promise<Data>,
  extras: MutationExtras<Data, Input> = {},
): UseMutationResult<Data, Error, Input> {
  const platform = usePlatform();
  const api = useAccountApi();
  return useMutation({ ...extras, mutationFn: (input: Input) => change(api, input) }, queryClientOf(platform));
}

export function useQueryCache() {
  return queryClientOf(usePlatform());
}
