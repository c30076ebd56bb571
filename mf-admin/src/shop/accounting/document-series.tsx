import type { Accounting } from '@aimante/api-contract/operations';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './accounting.module.css';

const numberOf = (number: number) => String(number).padStart(6, '0');

/** The law asks for document numbers without gaps. A gap is named. */
export function DocumentSeries({ series }: Pick<Accounting, 'series'>) {
  const { t } = useTranslation();
  if (series.length === 0) return <p>{t('accounting.series.none')}</p>;
  return (
    <ul className={styles.series}>
      {series.map(({ series: kind, year, first, last, count, missing }) => (
        <li key={`${kind} ${year}`}>
          <p>
            {t(`accounting.series.${kind}`, { count })}{' '}
            {first === last
              ? `${kind}${year}-${numberOf(first)}`
              : t('accounting.series.range', { first: `${kind}${year}-${numberOf(first)}`, last: numberOf(last) })}
          </p>
          <Badge tone={missing.length === 0 ? 'success' : 'danger'}>
            {missing.length === 0
              ? t('accounting.series.whole')
              : t('accounting.series.missing', { numbers: missing.map(numberOf).join(', '), count: missing.length })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
