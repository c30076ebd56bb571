import { useSearchParams } from '@aimante/remote';
import { changeQuery, type ListQuery, type QueryChange, readQuery } from './list-query.ts';

export interface ListState extends ListQuery {
  readonly set: (words: QueryChange) => void;
}

export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  return {
    ...readQuery(params),
    set: (words) =>
      setParams((latest) => changeQuery(latest, words), { replace: !('after' in words), preventScrollReset: true }),
  };
}
