import type { PlatformFlows } from '@aimante/api-contract/books';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { Button, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { AmountCells, AmountHeads } from './amount-cells.tsx';
import { FlowBadge } from './flow-badge.tsx';
import styles from './months.module.css';

const amounts = ['netCents', 'vatCents'] as const;
const SHOWN = 10;

/** The journal that the law asks for: sales to private persons by day and rate. */
export function DaySalesTable({ read: { sales, flows } }: { readonly read: PlatformFlows }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const states = new Map(flows.map(({ day, state }) => [day, state]));
  const shown = isWhole ? sales : sales.slice(0, SHOWN);
  return (
    <>
      <Table caption={t('accounting.platform.sales')} size="desk">
        <TableHead>
          <TableHeadCell>{t('accounting.platform.day')}</TableHeadCell>
          <AmountHeads amounts={amounts} />
          <TableHeadCell align="end">{t('accounting.platform.report')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {shown.map((row) => {
            const state = states.get(row.day);
            return (
              <TableRow key={`${row.day} ${row.category} ${row.rate}`}>
                <TableCell isRowHeader>{formatDate(row.day, locale, 'dayAndMonth')}</TableCell>
                <TableCell label={t('accounting.rates.rate')}>
                  {row.category === 'G'
                    ? t('accounting.platform.export')
                    : t('accounting.rates.percent', { rate: format.decimal(row.rate) })}
                </TableCell>
                <AmountCells documents={row.count} amounts={amounts.map((amount) => [amount, row[amount]])} />
                <TableCell align="end" label={t('accounting.platform.report')}>
                  {state ? <FlowBadge state={state} /> : '–'}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {sales.length > shown.length && (
        <p className={styles.note}>
          <Button variant="text" size="desk" onClick={() => setWhole(true)}>
            {t('accounting.platform.all', { count: sales.length })}
          </Button>
        </p>
      )}
    </>
  );
}
