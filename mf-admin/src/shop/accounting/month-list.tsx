import type { BookMonths } from '@aimante/api-contract/books';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import styles from './months.module.css';

const signs = {
  running: <CircleDashed size={16} />,
  open: <LockOpen size={16} />,
  closed: <Lock size={16} />,
};

interface MonthListProps {
  readonly months: BookMonths['months'];
  /** The period of the page, as in its address. */
  readonly chosen: string;
  readonly onChoose: (month: string) => void;
}

export function MonthList({ months, chosen, onChoose }: MonthListProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  if (months.length === 0) return <p className={styles.note}>{t('accounting.month.none')}</p>;
  return (
    <>
      <ul className={styles.months}>
        {months.map(({ month, state, netCents, closedAt, closedBy, hash }) => (
          <li key={month}>
            <button
              type="button"
              className={styles.month}
              data-state={state}
              aria-current={chosen === month || undefined}
              title={hash === null ? undefined : t('accounting.month.hash', { by: closedBy ?? '–', hash })}
              onClick={() => onChoose(month)}
            >
              {signs[state]}
              <b>{formatDate(`${month}-01`, locale, 'monthAndYear')}</b>
              <small>
                {closedAt === null
                  ? t(`accounting.month.${state as 'open'}`)
                  : t('accounting.month.closed', { day: formatDate(closedAt, locale, 'dayAndMonth') })}
              </small>
              <span className={styles.amount}>{format.euros(netCents)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('accounting.month.final')}</p>
    </>
  );
}
