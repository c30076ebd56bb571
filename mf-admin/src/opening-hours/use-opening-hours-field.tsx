import type { OpeningHours } from '@aimante/api-contract/settings/opening-hours';
import { openingHoursText } from '@aimante/api-contract/settings/opening-hours-text';
import { useLocale, useT } from '@aimante/remote';
import type { FieldSpec } from '../edit-form/draft-field.tsx';
import { OpeningHoursField } from './opening-hours-field.tsx';

/** The opening hours as a settings field. The draft stores them as JSON. */
export function useOpeningHoursField(label: string) {
  const t = useT();
  const locale = useLocale();
  return {
    name: 'openingHours',
    label,
    shape: 'json',
    isWide: true,
    input: ({ value, onChange, ...field }) => (
      <OpeningHoursField {...field} value={read(value)} onChange={(next) => onChange(JSON.stringify(next))} />
    ),
    show: (value) => openingHoursText(read(value), locale, '').join('\n'),
    fault: (value) => (isSound(read(value)) ? undefined : t('hours.wrong')),
  } as const satisfies FieldSpec<string> & { shape: 'json' };
}

const read = (value: string) => JSON.parse(value) as OpeningHours;

function isSound({ week, exceptions }: OpeningHours): boolean {
  const days = [...Object.values(week), ...exceptions.map(({ periods }) => periods)];
  const isOrdered = days.every((periods) =>
    periods.every(
      ({ opens, closes }, at) => opens !== '' && opens < closes && opens >= (periods[at - 1]?.closes ?? ''),
    ),
  );
  return isOrdered && exceptions.every(({ from, to }) => from !== '' && from <= to);
}
