import { type BookEntry, downloadBookDocuments, listBookEntries } from '@aimante/api-contract/books';
import { type Accounting, exportFec, listSales } from '@aimante/api-contract/operations';
import { useApi } from '@aimante/remote/data';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../download/download-button.tsx';
import { fileOf } from '../../download/save-file.ts';
import { csvFile } from '../../list/source/csv.ts';
import type { ListColumn } from '../../list/source/list-types.ts';
import { useSaleColumns } from '../../orders/dashboard/use-sale-columns.ts';
import styles from './accounting.module.css';
import type { Period } from './period.ts';

interface BookFilesProps {
  readonly period: Period;
  readonly books: Pick<Accounting, 'lines' | 'fecName' | 'series'>;
}

/** The files that an accountant asks for. */
export function BookFiles({ period, books }: BookFilesProps) {
  const { t } = useTranslation();
  const api = useApi();
  const columns = useSaleColumns();
  const entryColumns = useEntryColumns();
  const query = { from: period.from, to: period.to };
  const documents = books.series.reduce((sum, { count }) => sum + count, 0);
  const files = [
    {
      id: 'fec',
      note: t('accounting.file.fecNote', { count: books.lines }),
      load: async () => fileOf(books.fecName, await api(exportFec, { query })),
    },
    {
      id: 'sales',
      note: t('accounting.file.salesNote'),
      load: async () =>
        csvFile(api, {
          ...{ list: 'accounting-sales', name: t('accounting.file.salesName'), columns },
          rows: (await api(listSales, { query })).items,
        }),
    },
    {
      id: 'payments',
      note: t('accounting.file.paymentsNote'),
      load: async () => {
        const read = async (journal: 'EN' | 'CA' | 'BQ') =>
          (await api(listBookEntries, { query: { ...query, journal } })).items;
        const rows = [...(await read('EN')), ...(await read('CA')), ...(await read('BQ'))];
        const name = t('accounting.file.paymentsName');
        return csvFile(api, { list: 'accounting-payments', name, columns: entryColumns, rows });
      },
    },
    ...(documents > 0
      ? [
          {
            id: 'documents' as const,
            note: t('accounting.file.documentsNote', { count: documents }),
            load: async () =>
              fileOf(`factur-x-${period.from}-${period.to}.zip`, await api(downloadBookDocuments, { query })),
          },
        ]
      : []),
  ] as const;
  return (
    <ul className={styles.files}>
      {files.map(({ id, note, load }) => (
        <li key={id}>
          <div>
            <b>{t(`accounting.file.${id}`)}</b>
            <p>{note}</p>
          </div>
          <DownloadButton
            icon={<FileDown size={16} />}
            aria-label={t('accounting.documents.load', { label: t(`accounting.file.${id}`) })}
            load={load}
          >
            {t('accounting.file.load')}
          </DownloadButton>
        </li>
      ))}
    </ul>
  );
}

/** One row for each line of an entry. */
function useEntryColumns(): readonly ListColumn<BookEntry>[] {
  const { t } = useTranslation();
  const column = (
    id: 'day' | 'journal' | 'piece' | 'label' | 'account' | 'accountName' | 'debit' | 'credit',
    csv: ListColumn<BookEntry>['csv'],
  ): ListColumn<BookEntry> => ({ id, label: t(`accounting.entry.${id}`), cell: () => null, csv });
  return [
    column('day', ({ day }) => day),
    column('journal', ({ journal }) => journal),
    column('piece', ({ piece }) => piece),
    column('label', ({ label }) => label),
    column('account', ({ account }) => account),
    column('accountName', ({ accountName }) => accountName),
    column('debit', ({ cents }) => ({ cents: Math.max(cents, 0) })),
    column('credit', ({ cents }) => ({ cents: Math.max(-cents, 0) })),
  ];
}
