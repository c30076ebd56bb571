import { type BookEntry, listBookEntries } from '@aimante/api-contract/books';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './accounting.module.css';
import type { Period } from './period.ts';
import { type Received, receivedOf } from './received.ts';

interface ReceivedPanelProps {
  readonly period: Period;
  /** The period in words. */
  readonly name: string;
}

/** The money that customers paid and got back in the period, by means of payment. */
export function ReceivedPanel({ period, name }: ReceivedPanelProps) {
  const { t } = useTranslation();
  const entries = useLoad((api) => ({
    queryKey: ['accounting', 'received', period.text],
    queryFn: async ({ signal }): Promise<BookEntry[]> => {
      const query = { from: period.from, to: period.to };
      const payments = await api(listBookEntries, { query: { ...query, journal: 'EN' } }, { signal });
      const tills = await api(listBookEntries, { query: { ...query, journal: 'CA' } }, { signal });
      return [...payments.items, ...tills.items];
    },
  }));
  return (
    <Panel title={t('accounting.received.title')} isFlush>
      <Loaded
        query={entries}
        skeleton={<Skeleton shape="block" height="12rem" />}
        failure={t('accounting.received.failure')}
      >
        {(items) => <ReceivedTable rows={receivedOf(items)} name={name} />}
      </Loaded>
    </Panel>
  );
}

const sumOf = (rows: readonly Received[]) => ({
  inCents: rows.reduce((sum, { inCents }) => sum + inCents, 0),
  outCents: rows.reduce((sum, { outCents }) => sum + outCents, 0),
});

function ReceivedTable({ rows, name }: { readonly rows: readonly Received[]; readonly name: string }) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('accounting.received.none')}</p>;
  return (
    <Table caption={t('accounting.received.title')} size="desk">
      <TableHead>
        <TableHeadCell>{t('accounting.received.means')}</TableHeadCell>
        <TableHeadCell align="end">{t('accounting.received.in')}</TableHeadCell>
        <TableHeadCell align="end">{t('accounting.received.out')}</TableHeadCell>
        <TableHeadCell align="end">{t('accounting.received.left')}</TableHeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.means}>
            <TableCell isRowHeader>{t(`accounting.received.${row.means}`)}</TableCell>
            <Amounts {...row} />
          </TableRow>
        ))}
        <TableRow className={styles.sum}>
          <TableCell isRowHeader>{name}</TableCell>
          <Amounts {...sumOf(rows)} />
        </TableRow>
      </TableBody>
    </Table>
  );
}

function Amounts({ inCents, outCents }: Pick<Received, 'inCents' | 'outCents'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <TableCell align="end" label={t('accounting.received.in')}>
        {format.euros(inCents)}
      </TableCell>
      <TableCell align="end" label={t('accounting.received.out')}>
        {format.euros(0 - outCents)}
      </TableCell>
      <TableCell align="end" label={t('accounting.received.left')}>
        {format.euros(inCents - outCents)}
      </TableCell>
    </>
  );
}
