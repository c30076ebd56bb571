import type { Accounting } from '@aimante/api-contract/operations';
import { useLocale } from '@aimante/remote';
import { countryName } from '@aimante/shop/postal';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import styles from './accounting.module.css';
import { AmountCells, AmountHeads } from './amount-cells.tsx';

const amounts = ['netCents', 'vatCents', 'grossCents'] as const;

type Counted = Pick<Accounting['rates'][number], 'documents' | (typeof amounts)[number]>;

const cellsOf = (row: Counted) => amounts.map((amount) => [amount, row[amount]] as const);

/** Turnover and VAT by channel, country and rate. The last row is their sum. */
export function RatesTable({ rates, name }: Pick<Accounting, 'rates'> & { readonly name: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  /** "En ligne, Belgique (OSS)" */
  const placeOf = ({ channel, country = 'FR', rule }: Accounting['rates'][number]) => {
    const place = country === 'FR' ? '' : `, ${countryName(country, locale)}`;
    return `${t(`accounting.channel.${channel}`)}${place}${rule === 'oss' ? ' (OSS)' : ''}`;
  };
  const sum = (of: keyof Counted) => rates.reduce((total, row) => total + row[of], 0);
  const total: Counted = {
    documents: sum('documents'),
    netCents: sum('netCents'),
    vatCents: sum('vatCents'),
    grossCents: sum('grossCents'),
  };
  return (
    <Table caption={t('accounting.rates.title')} size="desk">
      <TableHead>
        <TableHeadCell>{t('accounting.rates.channel')}</TableHeadCell>
        <AmountHeads amounts={amounts} />
      </TableHead>
      <TableBody>
        {rates.map((row) => (
          <TableRow key={`${row.channel} ${row.country} ${row.rule} ${row.rate}`}>
            <TableCell isRowHeader>{placeOf(row)}</TableCell>
            <TableCell label={t('accounting.rates.rate')}>
              {row.rule === 'export'
                ? t('accounting.platform.export')
                : t('accounting.rates.percent', { rate: format.decimal(row.rate) })}
            </TableCell>
            <AmountCells documents={row.documents} amounts={cellsOf(row)} />
          </TableRow>
        ))}
        <TableRow className={styles.sum}>
          <TableCell isRowHeader>{name}</TableCell>
          <TableCell />
          <AmountCells documents={total.documents} amounts={cellsOf(total)} />
        </TableRow>
      </TableBody>
    </Table>
  );
}
