import { foldText } from '@aimante/shop/fold-text';
import type { ListQuery } from './list-query.ts';
import type { ListPage } from './list-types.ts';

export interface LocalList<Row> {
  /** Text that the search matches. */
  readonly text: (row: Row) => string;
  readonly filters?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  readonly sorts?: Readonly<Record<string, (a: Row, b: Row) => number>>;
}

export function listOf<Row>(
  rows: readonly Row[],
  state: ListQuery,
  { text, filters = {}, sorts = {} }: LocalList<Row>,
): ListPage<Row> {
  const wanted = foldText(state.search);
  const items = rows.filter(
    (row) =>
      foldText(text(row)).includes(wanted) &&
      Object.entries(filters).every(([id, fits]) => {
        const value = state.get(id);
        return value === undefined || fits(row, value);
      }),
  );
  const sort = new Map(Object.entries(sorts)).get(state.sort ?? '');
  return { items: sort ? items.toSorted(sort) : items, next: null, total: items.length };
}
