import type { OpeningHours } from '@aimante/api-contract/settings/opening-hours';
import { useLocale } from '@aimante/remote';
import { openingHoursText } from '@aimante/shop/calendar';
import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
import { OpeningHoursField } from './opening-hours-field.tsx';

export function useOpeningHoursField(label: string): FieldSpec {
  const { t } = useTranslation();
  const locale = useLocale();
  return {
    name: 'openingHours',
    label,
    isWide: true,
    input: ({ value, ...field }) => <OpeningHoursField {...field} value={value as OpeningHours} />,
    show: (value) => openingHoursText(value as OpeningHours, locale, '').join('\n'),
    fault: t('hours.wrong'),
  };
}
