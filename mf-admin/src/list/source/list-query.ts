/** Query of a list. It is in the address, so that a shared link shows the same rows. */
export interface ListQuery {
  readonly search: string;
  readonly sort: string | undefined;
  readonly after: string | undefined;
  readonly get: (filter: string) => string | undefined;
  /** The query without the page, as a view stores it. */
  readonly address: string;
  /** The query with the page, for the way back to it. */
  readonly whole: string;
}

/** Changes of a query. `undefined` removes a parameter. */
export type QueryChange = Readonly<Record<string, string | undefined>>;

/** The same for all queries that show the same list: without the page, in one order. */
export function viewAddress(query: string | URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('after');
  kept.sort();
  return kept.toString();
}

export const readQuery = (params: URLSearchParams): ListQuery => ({
  search: params.get('q') ?? '',
  sort: params.get('sort') || undefined,
  after: params.get('after') || undefined,
  get: (filter) => params.get(filter) || undefined,
  address: viewAddress(params),
  whole: params.toString(),
});

/** A change of any parameter except `after` returns to the first page. */
export function changeQuery(params: URLSearchParams, words: QueryChange): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('after' in words)) next.delete('after');
  for (const [name, value] of Object.entries(words)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
