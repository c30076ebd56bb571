import type { OpeningHours, OpeningPeriod } from '@aimante/api-contract/settings/opening-hours';
import { useLocale } from '@aimante/remote';
import { weekdayName, weekdays } from '@aimante/shop/calendar';
import { Button, IconButton } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import styles from './opening-hours-field.module.css';
import { PeriodList } from './period-list.tsx';

interface OpeningHoursFieldProps {
  readonly label: string;
  readonly value: OpeningHours;
  readonly error: string | undefined;
  readonly onChange: (value: OpeningHours) => void;
  readonly ref: (element: HTMLElement | null) => void;
}

export function OpeningHoursField({ label, value, error, onChange, ref }: OpeningHoursFieldProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <fieldset ref={ref} className={styles.field} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend>{label}</legend>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <ul className={styles.days}>
        {weekdays.map((day) => (
          <li key={day} className={styles.day}>
            <span className={styles.name}>{weekdayName(day, locale)}</span>
            <PeriodList
              name={weekdayName(day, locale)}
              periods={value.week[day]}
              onChange={(periods) => onChange({ ...value, week: { ...value.week, [day]: periods } })}
            />
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('hours.exceptions')}</h3>
      <Exceptions value={value.exceptions} onChange={(exceptions) => onChange({ ...value, exceptions })} />
    </fieldset>
  );
}

type Exception = OpeningHours['exceptions'][number];

function Exceptions({ value, onChange }: { value: Exception[]; onChange: (value: Exception[]) => void }) {
  const { t } = useTranslation();
  const replace = (at: number, next: Exception) => onChange(value.map((each, index) => (index === at ? next : each)));
  return (
    <>
      <ul className={styles.days}>
        {value.map((exception, at) => (
          <li key={at} className={styles.day}>
            <span className={styles.dates}>
              <input
                type="date"
                className={styles.input}
                aria-label={t('hours.from', { count: at + 1 })}
                value={exception.from}
                onChange={({ target }) => {
                  const from = target.value;
                  replace(at, { ...exception, from, to: [from, exception.to].toSorted().at(-1) ?? from });
                }}
              />
              –
              <input
                type="date"
                className={styles.input}
                aria-label={t('hours.to', { count: at + 1 })}
                min={exception.from}
                value={exception.to}
                onChange={({ target }) => replace(at, { ...exception, to: target.value })}
              />
              <IconButton
                size="desk"
                label={t('hours.removeException', { count: at + 1 })}
                onClick={() => onChange(value.filter((_, index) => index !== at))}
              >
                <Trash size={16} />
              </IconButton>
            </span>
            <PeriodList
              name={t('hours.exception', { count: at + 1 })}
              periods={exception.periods}
              onChange={(periods: OpeningPeriod[]) => replace(at, { ...exception, periods })}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="deskSmall"
        icon={<Plus size={16} />}
        onClick={() => onChange([...value, { from: '', to: '', periods: [] }])}
      >
        {t('hours.addException')}
      </Button>
    </>
  );
}
