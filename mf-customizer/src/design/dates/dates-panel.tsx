import type { CalendarLayer } from '@aimante/print';
import { addMonths, type Day, type Month, monthName } from '@aimante/print/drawing';
import { useLocale } from '@aimante/remote';
import { Button, Select, Switch } from '@aimante/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { changeLayersAtom, designAtom } from '../design-state.ts';
import panel from '../panels/panel.module.css';
import { SpreadButton } from '../panels/spread-button.tsx';
import { useSpreadDesign } from '../panels/use-spread-design.ts';
import { calendarOf, firstMonths, withCalendar } from './calendar-design.ts';
import styles from './dates.module.css';
import { MonthGrid } from './month-grid.tsx';
import { OwnDates } from './own-dates.tsx';
import { seenMonthOf, turnedToAtom } from './seen-month.ts';

/** The date tool of a calendar: its months, the holidays, and the dates of the visitor. */
export function DatesPanel() {
  const { t } = useTranslation();
  const calendar = calendarOf(useAtomValue(designAtom)?.layers ?? []);
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <h2>{t('design.dates.title')}</h2>
        <span className={styles.note}>{t('design.dates.week')}</span>
      </div>
      {calendar ? <Dates calendar={calendar} /> : <p className={panel.empty}>{t('design.dates.none')}</p>}
    </div>
  );
}

function Dates({ calendar }: { readonly calendar: CalendarLayer }) {
  const [chosen, choose] = useState<Day>();
  const [turnedTo, see] = useAtom(turnedToAtom);
  const month = seenMonthOf(calendar, turnedTo);
  const day = chosen?.startsWith(month) ? chosen : undefined;
  return (
    <>
      <Months calendar={calendar} onFirst={see} />
      <Holidays calendar={calendar} />
      <MonthGrid calendar={calendar} month={month} onMonth={see} chosen={day} onChoose={choose} />
      <OwnDates
        key={day}
        calendar={calendar}
        day={day}
        onEdit={(date) => {
          see(date.slice(0, 7));
          choose(date);
        }}
        onDone={() => choose(undefined)}
      />
    </>
  );
}

interface MonthsProps {
  readonly calendar: CalendarLayer;
  readonly onFirst: (month: Month) => void;
}

function Months({ calendar, onFirst }: MonthsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const change = useSetAtom(changeLayersAtom);
  const [{ items }] = usePhotoProject();
  const spread = useSpreadDesign();
  const { first, months } = calendar;
  const choices = firstMonths(new Date());
  return (
    <>
      <div className={styles.pair}>
        <Select
          size="desk"
          label={t('design.dates.first')}
          value={first}
          onChange={({ target }) => {
            change((layers) => withCalendar(layers, { first: target.value }));
            onFirst(target.value);
          }}
        >
          {[...new Set([...choices, first])].sort().map((month) => (
            <option key={month} value={month}>
              {monthName(month, locale, true)}
            </option>
          ))}
        </Select>
        <Select
          size="desk"
          label={t('design.dates.extent')}
          value={months}
          onChange={({ target }) => change((layers) => withCalendar(layers, { months: target.value === '1' ? 1 : 12 }))}
        >
          <option value={12}>{t('design.dates.year')}</option>
          <option value={1}>{t('design.dates.month')}</option>
        </Select>
        <Select
          size="desk"
          label={t('design.dates.language')}
          value={calendar.locale}
          onChange={({ target }) =>
            change((layers) => withCalendar(layers, { locale: target.value === 'en' ? 'en' : 'fr' }))
          }
        >
          <option value="fr">{t('design.dates.languages.fr')}</option>
          <option value="en">{t('design.dates.languages.en')}</option>
        </Select>
      </div>
      <p className={styles.note}>
        {t('design.dates.until', { month: monthName(addMonths(first, months - 1), locale, true) })}
      </p>
      {months !== 1 && items.length > 1 && (
        <div className={styles.twelve}>
          <SpreadButton />
        </div>
      )}
      {months === 1 && (
        <div className={styles.twelve}>
          <p className={styles.note}>{t('design.dates.twelve')}</p>
          {items.length > 1 && (
            <Button variant="secondary" size="small" onClick={spread}>
              {t('design.dates.spread')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Holidays({ calendar: { holidays } }: { readonly calendar: CalendarLayer }) {
  const { t } = useTranslation();
  const change = useSetAtom(changeLayersAtom);
  const isOn = holidays.length > 0;
  return (
    <Switch
      size="desk"
      label={t('design.dates.holidays')}
      help={isOn ? t('design.dates.marked', { count: holidays.length }) : t('design.dates.unmarked')}
      checked={isOn}
      onChange={({ target }) => change((layers) => withCalendar(layers, { hasHolidays: target.checked }))}
    />
  );
}
