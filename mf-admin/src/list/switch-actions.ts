import type { BulkAction } from './source/list-types.ts';
import type { Each } from './use-bulk.ts';

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface Side<Row> extends Pick<BulkAction<Row>, 'id' | 'label' | 'icon'> {
  readonly done: (count: number) => string;
}

export interface Switch<Row> {
  readonly isOn: (row: Row) => boolean;
  readonly set: (row: Versioned, isOn: boolean) => Promise<Versioned>;
  readonly on: Side<Row>;
  readonly off: Side<Row>;
}

/** Two bulk actions that switch a property of rows on and off. Both can be undone. */
export function switchActions<Row extends Versioned>(each: Each<Row>, { isOn, set, on, off }: Switch<Row>) {
  const turn = ({ done, ...action }: Side<Row>, to: boolean): BulkAction<Row> => ({
    ...action,
    fits: (row) => isOn(row) !== to,
    run: (rows) =>
      each(rows, {
        work: (row) => set(row, to),
        undo: (changed, before) => set(changed, isOn(before)),
        text: done,
      }),
  });
  return [turn(on, true), turn(off, false)];
}
