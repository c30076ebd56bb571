import { useSearchParams } from '@aimante/remote';

/** What is asked of a list. It stands in the address: a link brings somebody else to the same rows. */
export interface ListState {
  readonly search: string;
  readonly sort: string | undefined;
  readonly after: string | undefined;
  readonly get: (filter: string) => string | undefined;
  /** `undefined` takes a word out. Any change but of `after` begins at the first page. */
  readonly set: (words: Readonly<Record<string, string | undefined>>) => void;
  /** The whole of it, without the page: what a view keeps. */
  readonly address: string;
  /** With the page: what leads back to it. */
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
