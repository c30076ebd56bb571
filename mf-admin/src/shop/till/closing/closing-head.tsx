import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import type { StoredRecord } from '@aimante/till';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import type { Totals } from '../drafts.ts';
import styles from './closing.module.css';

interface ClosingHeadProps {
  readonly records: readonly StoredRecord[];
  readonly totals: Totals;
}

/** The day that is closed: its date, its sales, and the hours of its records. */
export function ClosingHead({ records, totals }: ClosingHeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const locale = useLocale();
  const [first, last] = [records[0]?.record.at, records.at(-1)?.record.at];
  if (!first || !last) return null;
  const counts = `${t('till.sales', { count: totals.sales })}, ${t('till.corrections', { count: totals.corrections })}`;
  const hours = { from: format.clock(Date.parse(first)), to: format.clock(Date.parse(last)) };
  return (
    <header className={styles.head}>
      <h2>{t('till.closingOf', { day: formatDate(first, locale, 'weekday') })}</h2>
      <p>
        {counts}, {t('till.hours', hours)}
      </p>
    </header>
  );
}
