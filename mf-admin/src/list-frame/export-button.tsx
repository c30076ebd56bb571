import { usePlatform, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useErrorText } from '../admin-api/error-text.ts';
import { saveCsv, toCsv } from '../data-table/csv.ts';
import type { ListColumn } from '../data-table/list-types.ts';

interface ExportButtonProps<Row> {
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly loadAll: () => Promise<readonly Row[]>;
}

/** All rows of the filter, with all columns, into one file. */
export function ExportButton<Row>({ name, columns, loadAll }: ExportButtonProps<Row>) {
  const t = useT();
  const { notify } = usePlatform();
  const errorText = useErrorText();
  const [isExporting, setIsExporting] = useState(false);
  async function save() {
    setIsExporting(true);
    try {
      saveCsv(name, toCsv(columns, await loadAll()));
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    } finally {
      setIsExporting(false);
    }
  }
  return (
    <Button
      variant="secondary"
      size="desk"
      icon={<Download size={16} />}
      loading={isExporting}
      onClick={() => void save()}
    >
      {t('list.export')}
    </Button>
  );
}
