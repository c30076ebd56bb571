import type { ListColumn } from '../source/list-types.ts';

type ColumnSort = NonNullable<ListColumn<unknown>['sort']>;

/** Direction in which a column is sorted, and the sort of the next press: descending first, then the other way. */
export function sortStep({ ascending, descending }: ColumnSort, current: string | undefined) {
  if (current !== undefined && current === descending) return { direction: 'descending', next: ascending } as const;
  if (current !== undefined && current === ascending) return { direction: 'ascending', next: descending } as const;
  return { direction: 'none', next: descending ?? ascending } as const;
}
