import { useSearchParams } from '@aimante/remote';
import { type Filters, readFilters, writeFilters } from './filters.ts';

export type ChangeFilters = (change: Partial<Filters>) => void;

/** The filters live in the address, so that a filtered catalogue can be shared and found again. */
export function useFilters(): [Filters, ChangeFilters] {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  return [filters, (change) => setQuery(writeFilters({ ...filters, ...change }), { replace: true })];
}

/** The list with the value in it or, where it was there already, without. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
