import { TableCell, TableHeadCell } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';

type Amount = 'netCents' | 'vatCents' | 'grossCents';

/** The head of `AmountCells`. */
export function AmountHeads({ amounts }: { readonly amounts: readonly Amount[] }) {
  const { t } = useTranslation();
  return (
    <>
      <TableHeadCell>{t('accounting.rates.rate')}</TableHeadCell>
      <TableHeadCell align="end">{t('accounting.rates.documents')}</TableHeadCell>
      {amounts.map((amount) => (
        <TableHeadCell key={amount} align="end">
          {t(`accounting.rates.${amount}`)}
        </TableHeadCell>
      ))}
    </>
  );
}

interface AmountCellsProps {
  readonly documents: number;
  readonly amounts: readonly (readonly [Amount, number])[];
}

/** How many documents, and their amounts. */
export function AmountCells({ documents, amounts }: AmountCellsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <TableCell align="end" label={t('accounting.rates.documents')}>
        {format.count(documents)}
      </TableCell>
      {amounts.map(([amount, cents]) => (
        <TableCell key={amount} align="end" label={t(`accounting.rates.${amount}`)}>
          {format.euros(cents)}
        </TableCell>
      ))}
    </>
  );
}
