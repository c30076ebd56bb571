import type { ListPage } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

export interface LocalList<Row> {
  /** Text that the search matches. */
  readonly text: (row: Row) => string;
  readonly filters?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  readonly sorts?: Readonly<Record<string, (a: Row, b: Row) => number>>;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Searches, filters and sorts a short list that was loaded whole. */
export function listOf<Row>(
  rows: readonly Row[],
  state: ListState,
  { text, filters = {}, sorts = {} }: LocalList<Row>,
): ListPage<Row> {
  const wanted = plain(state.search);
  const items = rows.filter(
    (row) =>
      plain(text(row)).includes(wanted) &&
      Object.entries(filters).every(([id, fits]) => {
        const value = state.get(id);
        return value === undefined || fits(row, value);
      }),
  );
  const sort = state.sort === undefined ? undefined : sorts[state.sort];
  return { items: sort ? items.toSorted(sort) : items, next: null, total: items.length };
}
