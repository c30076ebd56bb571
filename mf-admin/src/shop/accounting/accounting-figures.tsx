import { type Accounting, getAccounting } from '@aimante/api-contract/operations';
import { useAnswer } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { partOf } from '../../orders/dashboard/chart-days.ts';
import figures from '../../orders/dashboard/figures.module.css';
import { movedPeriod, type Period, readPeriod } from './period.ts';

type Figures = Pick<Accounting, 'netCents' | 'vatCents' | 'creditCents' | 'rates'>;

const marketOf = ({ rates }: Figures) =>
  rates.filter(({ channel }) => channel === 'market').reduce((sum, { netCents }) => sum + netCents, 0);

const shown = [
  ['net', ({ netCents }: Figures) => netCents],
  ['vat', ({ vatCents }: Figures) => vatCents],
  ['market', marketOf],
  ['credit', ({ creditCents }: Figures) => creditCents],
] as const;

/** The figures of the period beside those of the period before. */
export function AccountingFigures({ books, period }: { readonly books: Accounting; readonly period: Period }) {
  const { t } = useTranslation();
  const format = useFormat();
  const before = useBefore(period);
  return (
    <ul className={figures.figures}>
      {shown.map(([id, of]) => {
        const change = before && id !== 'credit' ? partOf(of(books), of(before)) : undefined;
        return (
          <li key={id} className={figures.figure}>
            <span className={figures.name}>{t(`accounting.figure.${id}`)}</span>
            <strong className={figures.value}>{format.euros(of(books))}</strong>
            {before && (
              <span className={figures.change}>
                {change !== undefined && (
                  <b data-down={change < 0 || undefined} className={figures.part}>
                    {format.change(change)}
                  </b>
                )}{' '}
                {t('dashboard.against', { value: format.euros(of(before)) })}
              </span>
            )}
            <small className={figures.definition}>{t(`accounting.definition.${id}`)}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** Days of one's own have no period before. */
function useBefore(period: Period): Accounting | undefined {
  const text = movedPeriod(period, -1);
  const before = readPeriod(text ?? null, period.to);
  const books = useAnswer(getAccounting, {
    queryKey: ['accounting', before.text],
    query: { from: before.from, to: before.to },
    enabled: text !== undefined,
  });
  return text === undefined ? undefined : books.data;
}
