import { type Client, createClient } from '@aimante/api-contract';
import { usePlatform } from '@aimante/remote';
import {
  type QueryKey,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useErrorText } from './error-text.ts';
import { queryClientOf } from './query-client.ts';

/** How often a list looks for what has arrived. */
export const ARRIVALS_MS = 10_000;

export function useApi(): Client {
  const { api, locale } = usePlatform();
  return createClient({ baseUrl: '', fetch: api.fetch, locale: () => locale.get() });
}

export function useLoad<Data, Key extends QueryKey>(
  query: (api: Client) => UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data, Error> {
  const platform = usePlatform();
  return useQuery(query(useApi()), queryClientOf(platform));
}

interface ChangeOptions<Data, Input> {
  /** What is no longer true afterwards. */
  readonly refresh?: readonly QueryKey[];
  /** Told in a toast. */
  readonly done?: string | ((data: Data) => string);
  readonly onDone?: (data: Data, input: Input) => void;
  /** `false`: the caller shows the failure by itself. */
  readonly tellsFailure?: boolean;
}

/** A change on the server: lists are read again, the outcome is told. It is never repeated by itself. */
export function useChange<Data, Input = void>(
  change: (api: Client, input: Input) => Promise<Data>,
  { refresh = [], done, onDone, tellsFailure = true }: ChangeOptions<Data, Input> = {},
): UseMutationResult<Data, Error, Input> {
  const platform = usePlatform();
  const client = useQueryCache();
  const api = useApi();
  const errorText = useErrorText();
  const stale = useRefresh(...refresh);
  return useMutation(
    {
      mutationFn: (input: Input) => change(api, input),
      onSuccess: (data, input) => {
        onDone?.(data, input);
        if (done) platform.notify({ kind: 'success', text: typeof done === 'string' ? done : done(data) });
      },
      onError: (error) => {
        if (tellsFailure) platform.notify({ kind: 'error', text: errorText(error) });
      },
      onSettled: stale.refresh,
    },
    client,
  );
}

/** Reads again what is no longer true. */
export function useRefresh(...keys: readonly QueryKey[]) {
  const client = useQueryCache();
  const readAgain = (throwOnError: boolean) => async () => {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }, { throwOnError })));
  };
  return {
    /** After a change: whether it can be read or not, what was done is done. */
    refresh: readAgain(false),
    /** Fails where it cannot be read. */
    reload: readAgain(true),
  };
}

export const useQueryCache = () => queryClientOf(usePlatform());
