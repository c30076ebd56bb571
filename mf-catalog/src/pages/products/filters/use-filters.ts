import { useSearchParams } from '@aimante/remote';
import { useMemo, useState } from 'react';
import { type Filters, readFilters, writeFilters } from '../../../product-list/filters.ts';

/** A change gets the latest filters: two presses may be repeated before the next render. */
export type ChangeFilters = (change: (latest: Filters) => Partial<Filters>) => void;

/**
 * The filters are in the address, so that a filtered catalogue can be shared and found again. The address changes
 * shortly after a press. Until then the pressed filters apply.
 */
export function useFilters(): [Filters, ChangeFilters] {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [pressed, setPressed] = useState<{ readonly on: string; readonly filters: Filters }>();
  const written = useMemo(() => readFilters(query), [query]);
  const filters = pressed?.on === address ? pressed.filters : written;
  // The address changed: it applies again, even after a return to an earlier one.
  if (pressed && pressed.on !== address) setPressed(undefined);

  const change: ChangeFilters = (difference) =>
    setQuery(
      (latest) => {
        const before = readFilters(latest);
        const next = { ...before, page: 1, ...difference(before) };
        setPressed({ on: address, filters: next });
        return writeFilters(next);
      },
      { replace: true },
    );
  return [filters, change];
}

export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? without(values, value) : [...values, value];
}

export function without<T>(values: readonly T[], value: T): readonly T[] {
  return values.filter((each) => each !== value);
}
