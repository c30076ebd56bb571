import { useSearchParams } from '@aimante/remote';
import { useMemo, useState } from 'react';
import { type Filters, readFilters, writeFilters } from './filters.ts';

export type ChangeFilters = (change: Partial<Filters>) => void;

/**
 * The filters live in the address, so that a filtered catalogue can be shared and found again. The address follows a
 * moment after a press; until it does, what was pressed counts.
 */
export function useFilters(): [Filters, ChangeFilters] {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [pressed, setPressed] = useState<{ readonly on: string; readonly filters: Filters }>();
  const written = useMemo(() => readFilters(query), [query]);
  const filters = pressed?.on === address ? pressed.filters : written;
  // An address that is come back to says again what it said.
  if (pressed && pressed.on !== address) setPressed(undefined);

  function change(difference: Partial<Filters>) {
    const next = { ...filters, ...difference };
    setPressed({ on: address, filters: next });
    setQuery(writeFilters(next), { replace: true });
  }
  return [filters, change];
}

/** The list with the value in it or, where it was there already, without. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
