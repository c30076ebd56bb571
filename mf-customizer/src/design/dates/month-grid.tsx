import type { CalendarLayer } from '@aimante/print';
import {
  addMonths,
  type Cell,
  cellsOf,
  type Day,
  dayName,
  type Month,
  monthName,
  weekdayLetters,
} from '@aimante/print/drawing';
import { useLocale } from '@aimante/remote';
import { IconButton } from '@aimante/ui';
import type { TFunction } from 'i18next';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dates.module.css';
import { holidayName } from './french-holidays.ts';

interface MonthGridProps {
  readonly calendar: CalendarLayer;
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
  readonly chosen: Day | undefined;
  readonly onChoose: (day: Day) => void;
}

/** One month of the calendar, to choose a day from. */
export function MonthGrid({ calendar, month, onMonth, chosen, onChoose }: MonthGridProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const titleId = useId();
  const { first, months, holidays } = calendar;
  const cells = cellsOf(month);
  const weeks = [...new Set(cells.map(({ week }) => week))];
  const ofMonth = holidays.filter((day) => day.startsWith(month));
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.monthHead}>
        <IconButton
          label={t('design.dates.before')}
          variant="ghost"
          size="desk"
          disabled={month === first}
          onClick={() => onMonth(addMonths(month, -1))}
        >
          <ChevronLeft size={18} />
        </IconButton>
        <h3 id={titleId} aria-live="polite">
          {monthName(month, locale, true)}
        </h3>
        <IconButton
          label={t('design.dates.after')}
          variant="ghost"
          size="desk"
          disabled={month === addMonths(first, months - 1)}
          onClick={() => onMonth(addMonths(month, 1))}
        >
          <ChevronRight size={18} />
        </IconButton>
      </div>
      <table className={styles.grid}>
        <thead>
          <tr>
            {weekdayLetters(locale).map((letter, weekday) => (
              <th key={weekday} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {Array.from({ length: 7 }, (_, weekday) => {
                const cell = cells.find((each) => each.week === week && each.weekday === weekday);
                return (
                  <td key={weekday} data-rest={weekday === 6}>
                    {cell && <DayButton cell={cell} {...{ calendar, chosen, onChoose }} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {ofMonth.length > 0 && (
        <ul className={styles.names}>
          {ofMonth.map((day) => (
            <li key={day}>
              <strong>{Number(day.slice(8))}</strong> {nameOf(day, t)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function nameOf(day: Day, t: TFunction): string {
  const name = holidayName(day);
  return name ? t(`design.dates.holiday.${name}`) : '';
}

interface DayButtonProps extends Pick<MonthGridProps, 'calendar' | 'chosen' | 'onChoose'> {
  readonly cell: Cell;
}

function DayButton({ cell: { day, number }, calendar: { holidays, dates }, chosen, onChoose }: DayButtonProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const own = dates.find((date) => date.day === day);
  const isHoliday = holidays.includes(day);
  const words = [dayName(day, locale, true), isHoliday ? nameOf(day, t) : '', own?.name ?? ''];
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={words.filter(Boolean).join(', ')}
      aria-pressed={chosen === day}
      data-holiday={isHoliday}
      style={own && { background: own.colour, color: '#ffffff' }}
      onClick={() => onChoose(day)}
    >
      {number}
    </button>
  );
}
