import type { ShippingZone } from '@aimante/api-contract/settings/shipping-rates';
import { useLocale } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../../form/fields/field-spec.ts';
import { ZonesField } from './zones-field.tsx';

export function useZonesField(): FieldSpec {
  const { t } = useTranslation();
  const locale = useLocale();
  return {
    name: 'zones',
    label: t('rates.title'),
    isWide: true,
    input: ({ value, ...field }) => <ZonesField {...field} value={value as ShippingZone[]} />,
    show: (value) => (value as ShippingZone[]).map(({ name }) => name[locale]).join(', '),
    fault: t('rates.wrong'),
  };
}
