import type { OpeningPeriod } from '@aimante/api-contract/settings/opening-hours';
import { Button, IconButton } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import styles from './opening-hours-field.module.css';

interface PeriodListProps {
  /** Name of the day, for screen readers. */
  readonly name: string;
  readonly periods: OpeningPeriod[];
  readonly onChange: (periods: OpeningPeriod[]) => void;
}

const MAX_PERIODS = 3;
const usual = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '18:00' },
  { opens: '19:00', closes: '21:00' },
];

/** The next usual period after the last one, or an empty one. */
export const nextPeriod = (periods: readonly OpeningPeriod[]): OpeningPeriod =>
  usual.find(({ opens }) => opens >= (periods.at(-1)?.closes ?? '')) ?? { opens: '', closes: '' };

/** A day without periods is closed. */
export function PeriodList({ name, periods, onChange }: PeriodListProps) {
  const { t } = useTranslation();
  const replace = (at: number, next: OpeningPeriod) =>
    onChange(periods.map((each, index) => (index === at ? next : each)));
  return (
    <div className={styles.periods}>
      {periods.length === 0 && <span className={styles.closed}>{t('hours.closed')}</span>}
      {periods.map((period, at) => (
        <span key={at} className={styles.period}>
          <input
            type="time"
            className={styles.input}
            aria-label={t('hours.opens', { day: name })}
            value={period.opens}
            onChange={({ target }) => replace(at, { ...period, opens: target.value })}
          />
          –
          <input
            type="time"
            className={styles.input}
            aria-label={t('hours.closes', { day: name })}
            value={period.closes}
            onChange={({ target }) => replace(at, { ...period, closes: target.value })}
          />
          <IconButton
            size="desk"
            label={t('hours.remove', { day: name })}
            onClick={() => onChange(periods.filter((_, index) => index !== at))}
          >
            <X size={16} />
          </IconButton>
        </span>
      ))}
      {periods.length < MAX_PERIODS && (
        <Button
          variant="text"
          size="deskSmall"
          icon={<Plus size={16} />}
          aria-label={t('hours.add', { day: name })}
          onClick={() => onChange([...periods, nextPeriod(periods)])}
        >
          {t('hours.addShort')}
        </Button>
      )}
    </div>
  );
}
