import { usePlatform, useT } from '@aimante/remote';
import { useQueryCache } from '../admin-api/admin-api.ts';
import { useErrorText } from '../admin-api/error-text.ts';
import type { BulkReport } from '../data-table/list-types.ts';
import { runEach } from '../data-table/run-each.ts';

interface Danger {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

/** Does one thing to each of many rows, then reads the list `key` again. */
export function useBulk<Row>(key: string, nameOf: (row: Row) => string) {
  const t = useT();
  const cache = useQueryCache();
  const { confirm } = usePlatform();
  const errorText = useErrorText();
  const each = async (rows: readonly Row[], work: (row: Row) => Promise<unknown>): Promise<BulkReport> => {
    const report = await runEach(rows, work, { nameOf, errorText });
    await cache.invalidateQueries({ queryKey: [key] });
    return report;
  };
  /** What cannot be taken back asks first. */
  const isSure = (danger: Danger) => confirm({ ...danger, cancel: t('action.cancel'), isDangerous: true });
  return { each, isSure };
}
