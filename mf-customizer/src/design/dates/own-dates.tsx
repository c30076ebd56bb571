import { CALENDAR_LIMITS, type CalendarLayer, type Colour, type OwnDate } from '@aimante/print';
import { type Day, dayName } from '@aimante/print/drawing';
import { useLocale } from '@aimante/remote';
import { Button, IconButton, TextField } from '@aimante/ui';
import { useSetAtom } from 'jotai';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLayersAtom } from '../design-state.ts';
import { keepLetters } from '../panels/keep-letters.ts';
import panel from '../panels/panel.module.css';
import { StickerPicture } from '../sticker-picture.tsx';
import { withCalendar } from './calendar-design.ts';
import { dateTrialAtom } from './date-trial.ts';
import styles from './dates.module.css';

const SIGNS = ['heart', 'star', 'cake', 'balloon'] as const;
/** White figures are readable on them. */
const COLOURS = { red: '#c8401c', mustard: '#a8761a', sage: '#62785c', fir: '#25493d', night: '#1f2f4a' } as const;
const COLOUR_IDS = ['red', 'mustard', 'sage', 'fir', 'night'] as const;

interface OwnDatesProps {
  readonly calendar: CalendarLayer;
  readonly day: Day | undefined;
  readonly onEdit: (day: Day) => void;
  readonly onDone: () => void;
}

/** The form for the chosen day, and the list of all dates. */
export function OwnDates({ calendar: { dates }, day, onEdit, onDone }: OwnDatesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const change = useSetAtom(changeLayersAtom);
  const save = (next: readonly OwnDate[]) => change((layers) => withCalendar(layers, { dates: next }));
  const others = dates.filter((date) => date.day !== day);
  const isFull = others.length >= CALENDAR_LIMITS.dates;
  return (
    <>
      {!day && <p className={panel.empty}>{t('design.dates.choose')}</p>}
      {day && isFull && <p className={panel.empty}>{t('design.dates.full', { count: CALENDAR_LIMITS.dates })}</p>}
      {day && !isFull && (
        <DateForm
          day={day}
          known={dates.find((date) => date.day === day)}
          onSave={(date) => {
            save([...others, date].sort((a, b) => (a.day < b.day ? -1 : 1)));
            onDone();
          }}
        />
      )}
      {dates.length > 0 && (
        <section>
          <h3 className={panel.legend}>
            {t('design.dates.own')}{' '}
            <span>{t('design.dates.of', { count: dates.length, most: CALENDAR_LIMITS.dates })}</span>
          </h3>
          <ul className={styles.dates}>
            {dates.map((date) => (
              <li key={date.day}>
                <StickerPicture className={styles.sign} sticker={date.sign} colour={date.colour} />
                <span className={styles.words}>
                  {date.name || t('design.dates.unnamed')}
                  <small>{dayName(date.day, locale, true)}</small>
                </span>
                <IconButton
                  label={t('design.dates.edit', { name: date.name || dayName(date.day, locale) })}
                  variant="ghost"
                  size="desk"
                  onClick={() => onEdit(date.day)}
                >
                  <Pencil size={16} />
                </IconButton>
                <IconButton
                  label={t('design.dates.remove', { name: date.name || dayName(date.day, locale) })}
                  variant="ghost"
                  size="desk"
                  onClick={() => save(dates.filter((each) => each !== date))}
                >
                  <Trash2 size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface DateFormProps {
  readonly day: Day;
  readonly known: OwnDate | undefined;
  readonly onSave: (date: OwnDate) => void;
}

function DateForm({ day, known, onSave }: DateFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const [name, setName] = useState(known?.name ?? '');
  const [sign, setSign] = useState<OwnDate['sign']>(known?.sign ?? 'heart');
  const [colour, setColour] = useState<Colour>(known?.colour ?? COLOURS.red);
  const show = useSetAtom(dateTrialAtom);
  const form = useRef<HTMLFormElement>(null);
  // The form is below the month, often out of sight.
  useEffect(() => {
    // Newer browsers return a promise, which is no function that cleans up.
    void form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  useEffect(() => {
    show({ day, name: name.trim(), sign, colour });
    return () => show(undefined);
  }, [show, day, name, sign, colour]);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ day, name: name.trim(), sign, colour });
      }}
    >
      <TextField
        size="desk"
        label={t(known ? 'design.dates.change' : 'design.dates.add')}
        help={known ? dayName(day, locale, true) : t('design.dates.trial', { day: dayName(day, locale, true) })}
        maxLength={CALENDAR_LIMITS.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={keepLetters}
      />
      <fieldset className={panel.group}>
        <legend className={panel.legend}>{t('design.dates.sign')}</legend>
        <div className={panel.row}>
          {SIGNS.map((each) => (
            <label key={each} className={`${panel.tile} ${styles.choice}`}>
              <input
                type="radio"
                name={`${id}-sign`}
                aria-label={t(`design.sticker.name.${each}`)}
                checked={each === sign}
                onChange={() => setSign(each)}
              />
              <StickerPicture className={styles.sign} sticker={each} colour={each === sign ? colour : '#57514c'} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={panel.group}>
        <legend className={panel.legend}>{t('design.colour.title')}</legend>
        <div className={panel.row}>
          {COLOUR_IDS.map((each) => (
            <label key={each} className={panel.colour} style={{ backgroundColor: COLOURS[each] }}>
              <input
                type="radio"
                name={`${id}-colour`}
                aria-label={t(`design.dates.colours.${each}`)}
                checked={COLOURS[each] === colour}
                onChange={() => setColour(COLOURS[each])}
              />
            </label>
          ))}
          <Button className={styles.save} type="submit" variant="secondary" size="small">
            {t(known ? 'design.dates.keep' : 'design.dates.put')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
