import { useLocation } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../download/download-button.tsx';
import { csvFile } from './source/csv.ts';
import type { ListColumn } from './source/list-types.ts';

interface ExportButtonProps<Row> {
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly loadAll: () => Promise<readonly Row[]>;
}

/** Exports all matching rows with all columns to one file. */
export function ExportButton<Row>({ name, columns, loadAll }: ExportButtonProps<Row>) {
  const { t } = useTranslation();
  const api = useApi();
  const list = useLocation().pathname.split('/')[2] ?? '';
  return (
    <DownloadButton
      icon={<Download size={16} />}
      load={async () => csvFile(api, { list, name, columns, rows: await loadAll() })}
    >
      {t('list.export')}
    </DownloadButton>
  );
}
