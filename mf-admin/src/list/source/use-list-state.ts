import { useSearchParams } from '@aimante/remote';

/** Query of a list. It is in the address, so that a shared link shows the same rows. */
export interface ListState {
  readonly search: string;
  readonly sort: string | undefined;
  readonly after: string | undefined;
  readonly get: (filter: string) => string | undefined;
  /** `undefined` removes a parameter. A change of any parameter except `after` returns to the first page. */
  readonly set: (words: Readonly<Record<string, string | undefined>>) => void;
  /** The query without the page, as a view stores it. */
  readonly address: string;
  /** The query with the page, for the way back to it. */
  readonly whole: string;
}

export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const kept = new URLSearchParams(params);
  kept.delete('after');
  kept.sort();
  return {
    search: params.get('q') ?? '',
    sort: params.get('sort') ?? undefined,
    after: params.get('after') ?? undefined,
    get: (filter) => params.get(filter) ?? undefined,
    set: (words) => {
      const next = new URLSearchParams(params);
      if (!('after' in words)) next.delete('after');
      for (const [name, value] of Object.entries(words)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace: !('after' in words), preventScrollReset: true });
    },
    address: kept.toString(),
    whole: params.toString(),
  };
}
