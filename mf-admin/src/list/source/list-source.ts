import type { Client } from '@aimante/api-contract';
import { keepPreviousData, type LoadState, useApi, useLoad } from '@aimante/remote/data';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { type LocalList, listOf } from './list-of.ts';
import type { ListPage } from './list-types.ts';
import { loadPages } from './load-pages.ts';
import { useListState } from './use-list-state.ts';

const PAGE = 50;
const LARGEST_PAGE = 200;

export interface ListSource<Row> {
  readonly query: LoadState<ListPage<Row>>;
  /** True while the previous rows are shown and the requested ones load. */
  readonly isOutdated: boolean;
  /** Loads the matching rows of all pages. */
  readonly loadAll: () => Promise<readonly Row[]>;
}

interface PageOfList {
  readonly cursor: string | undefined;
  readonly limit: number;
}

interface CallOptions {
  readonly signal?: AbortSignal;
}

interface PagedList<Row, Filter> {
  readonly key: string;
  readonly filter: Filter;
  readonly load: (api: Client, query: Filter & PageOfList, options: CallOptions) => Promise<ListPage<Row>>;
  /** Polls for new rows. */
  readonly isLive?: boolean;
}

/** A list that the server searches, filters, sorts and pages. */
export function usePagedList<Row, Filter extends object>(list: PagedList<Row, Filter>): ListSource<Row> {
  const { key, filter, load, isLive = false } = list;
  const api = useApi();
  const { after } = useListState();
  const query = useLoad((call) => ({
    queryKey: [key, 'list', filter, after],
    queryFn: ({ signal }) => load(call, { ...filter, cursor: after, limit: PAGE }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? ARRIVALS_MS : false,
  }));
  return {
    query,
    isOutdated: query.isPlaceholderData,
    loadAll: () => loadPages((cursor) => load(api, { ...filter, cursor, limit: LARGEST_PAGE }, {})),
  };
}

interface WholeSource<Row> extends ListSource<Row> {
  /** All rows, in the server's order. */
  readonly all: readonly Row[];
}

interface WholeList<Row> extends LocalList<Row> {
  readonly key: string;
  readonly load: (api: Client, signal: AbortSignal) => Promise<readonly Row[]>;
  readonly isLive?: boolean;
}

/** A short list that is loaded whole, then searched, filtered and sorted in the browser. */
export function useWholeList<Row>({ key, load, isLive = false, ...local }: WholeList<Row>): WholeSource<Row> {
  const state = useListState();
  const { data, isPending, isFetching, error, dataUpdatedAt, refetch } = useLoad((api) => ({
    queryKey: [key, 'list'],
    queryFn: ({ signal }) => load(api, signal),
    refetchInterval: isLive ? ARRIVALS_MS : false,
  }));
  const page = data && listOf(data, state, local);
  return {
    query: { data: page, isPending, isFetching, error, dataUpdatedAt, refetch },
    isOutdated: false,
    loadAll: async () => page?.items ?? [],
    all: data ?? [],
  };
}
