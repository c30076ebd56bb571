import type { Figures } from '@aimante/api-contract/operations';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { partOf } from '../../orders/dashboard/chart-days.ts';
import styles from './figures.module.css';

interface FiguresTableProps {
  readonly current: Figures;
  readonly before: Figures;
  readonly lastYear: Figures;
}

type Revenue = Figures['revenue'];

const rows = [
  { id: 'revenue', of: ({ cents }: Revenue) => cents, isCount: false },
  { id: 'online', of: ({ onlineCents = 0 }: Revenue) => onlineCents, isCount: false },
  { id: 'market', of: ({ marketCents = 0 }: Revenue) => marketCents, isCount: false },
  { id: 'refunded', of: ({ refundedCents = 0 }: Revenue) => refundedCents, isCount: false },
  { id: 'orders', of: ({ orders }: Revenue) => orders, isCount: true },
  { id: 'average', of: ({ averageCents }: Revenue) => averageCents, isCount: false },
] as const;

/** The figures of a period beside those of the period before and of the year before. */
export function FiguresTable({ current, before, lastYear }: FiguresTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('figures.compared.title')} isFlush>
      <Table caption={t('figures.compared.title')} size="desk" className={styles.bare}>
        <TableHead>
          <TableHeadCell>{t('figures.compared.figure')}</TableHeadCell>
          <TableHeadCell align="end">{t('figures.compared.current')}</TableHeadCell>
          <TableHeadCell align="end">{t('figures.compared.before')}</TableHeadCell>
          <TableHeadCell align="end">{t('figures.compared.lastYear')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {rows.map(({ id, of, isCount }) => {
            const now = of(current.revenue);
            const shown = (value: number) => (isCount ? format.count(value) : format.euros(value));
            return (
              <TableRow key={id}>
                <TableCell isRowHeader>{t(`figures.compared.${id}`)}</TableCell>
                <TableCell label={t('figures.compared.current')} align="end">
                  <strong>{shown(now)}</strong>
                </TableCell>
                <TableCell label={t('figures.compared.before')} align="end">
                  <Compared value={of(before.revenue)} now={now} shown={shown} />
                </TableCell>
                <TableCell label={t('figures.compared.lastYear')} align="end">
                  <Compared value={of(lastYear.revenue)} now={now} shown={shown} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Panel>
  );
}

interface ComparedProps {
  readonly value: number;
  readonly now: number;
  readonly shown: (value: number) => string;
}

function Compared({ value, now, shown }: ComparedProps) {
  const format = useFormat();
  const change = partOf(now, value);
  return (
    <div>
      {shown(value)}
      {change !== undefined && <span className={styles.change}>{format.change(change)}</span>}
    </div>
  );
}
