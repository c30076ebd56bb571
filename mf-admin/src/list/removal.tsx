import Trash from 'lucide-react/icons/trash-2';
import type { BulkAction } from './source/list-types.ts';
import type { useBulk } from './use-bulk.ts';

interface Removal<Row> {
  readonly label: string;
  readonly title: (count: number) => string;
  readonly text: string;
  readonly remove: (row: Row) => Promise<unknown>;
  /** Outcome in words. Default: the number of rows. */
  readonly done?: (count: number) => string;
}

/** A bulk action that deletes rows, after a question. */
export function removal<Row>(
  { each, confirm }: ReturnType<typeof useBulk<Row>>,
  { label, title, text, remove, done }: Removal<Row>,
): BulkAction<Row> {
  return {
    id: 'delete',
    label,
    icon: <Trash size={16} />,
    tone: 'danger',
    run: async (rows) => {
      const question = { title: title(rows.length), text, confirm: label, isDangerous: true };
      if (!(await confirm(question))) return undefined;
      return each(rows, { work: remove, ...(done && { text: done }) });
    },
  };
}
