import type { Accounting } from '@aimante/api-contract/operations';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import figures from '../../orders/dashboard/figures.module.css';

export function AccountingFigures({ books }: { readonly books: Accounting }) {
  const { t } = useTranslation();
  const format = useFormat();
  const market = books.rates.filter(({ channel }) => channel === 'market');
  const marketCents = market.reduce((sum, { netCents }) => sum + netCents, 0);
  const shown = [
    ['net', books.netCents],
    ['vat', books.vatCents],
    ['market', marketCents],
    ['credit', books.creditCents],
  ] as const;
  return (
    <ul className={figures.figures}>
      {shown.map(([id, cents]) => (
        <li key={id} className={figures.figure}>
          <span className={figures.name}>{t(`accounting.figure.${id}`)}</span>
          <strong className={figures.value}>{format.euros(cents)}</strong>
          <small className={figures.definition}>{t(`accounting.definition.${id}`)}</small>
        </li>
      ))}
    </ul>
  );
}
