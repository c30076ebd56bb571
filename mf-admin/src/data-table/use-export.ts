import { usePlatform } from '@aimante/remote';
import { useState } from 'react';
import { useErrorText } from '../admin-api/error-text.ts';
import { saveCsv, toCsv } from './csv.ts';
import type { ListColumn, ListPage } from './list-types.ts';

const MOST_PAGES = 200;

interface Export<Row> {
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  /** The page of what is filtered that begins after a cursor. */
  readonly load: (after: string | undefined) => Promise<ListPage<Row>>;
}

/** All rows of the filter, page after page, into one file. */
export function useExport<Row>({ name, columns, load }: Export<Row>): { isExporting: boolean; run: () => void } {
  const { notify } = usePlatform();
  const errorText = useErrorText();
  const [isExporting, setIsExporting] = useState(false);
  async function collect() {
    setIsExporting(true);
    try {
      const rows: Row[] = [];
      let after: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const { items, next } = await load(after);
        rows.push(...items);
        if (!next) break;
        after = next;
      }
      saveCsv(name, toCsv(columns, rows));
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, run: () => void collect() };
}
