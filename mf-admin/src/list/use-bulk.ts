import { useErrorText, useRefresh } from '@aimante/remote/data';
import { useConfirm } from '../desk/use-confirm.ts';
import type { BulkReport } from './source/list-types.ts';
import { runEach } from './source/run-each.ts';

interface BulkChange<Row, Changed> {
  readonly work: (row: Row) => Promise<Changed>;
  readonly undo?: (changed: Changed, before: Row) => Promise<unknown>;
  readonly text?: (count: number) => string;
}

export type Each<Row> = ReturnType<typeof useBulk<Row>>['each'];

/** Applies one action to each of many rows, then reloads the list `key`. */
export function useBulk<Row>(key: string, nameOf: (row: Row) => string) {
  const { refresh } = useRefresh([key]);
  const confirm = useConfirm();
  const errorText = useErrorText();
  const runAll = async <Each>(
    rows: readonly Each[],
    work: (row: Each) => Promise<unknown>,
    name: (row: Each) => string,
  ) => {
    const report = await runEach(rows, work, { nameOf: name, errorText });
    await refresh();
    return report;
  };
  const each = async <Changed>(
    rows: readonly Row[],
    { work, undo, text }: BulkChange<Row, Changed>,
  ): Promise<BulkReport> => {
    const changed: { readonly now: Changed; readonly before: Row }[] = [];
    const report = await runAll(rows, async (before) => changed.push({ now: await work(before), before }), nameOf);
    return {
      ...report,
      ...(text && { text: text(report.done) }),
      ...(undo &&
        changed.length > 0 && {
          undo: () =>
            runAll(
              changed,
              ({ now, before }) => undo(now, before),
              ({ before }) => nameOf(before),
            ),
        }),
    };
  };
  return { each, confirm };
}
