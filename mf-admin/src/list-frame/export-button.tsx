import { useT } from '@aimante/remote';
import Download from 'lucide-react/icons/download';
import { csvFile, toCsv } from '../data-table/csv.ts';
import type { ListColumn } from '../data-table/list-types.ts';
import { DownloadButton } from '../download/download-button.tsx';

interface ExportButtonProps<Row> {
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly loadAll: () => Promise<readonly Row[]>;
}

/** Exports all matching rows with all columns to one file. */
export function ExportButton<Row>({ name, columns, loadAll }: ExportButtonProps<Row>) {
  const t = useT();
  return (
    <DownloadButton icon={<Download size={16} />} load={async () => csvFile(name, toCsv(columns, await loadAll()))}>
      {t('list.export')}
    </DownloadButton>
  );
}
