import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
import { useZonesField } from './rates/use-zones-field.tsx';
import { useOpeningHoursField } from './use-opening-hours-field.tsx';

export type SettingKey = 'maintenance' | 'shop' | 'shipping' | 'shippingRates' | 'loyalty' | 'production' | 'team';

interface SettingField extends FieldSpec {
  readonly section?: string;
}

export interface SettingGroup {
  readonly key: SettingKey;
  readonly label: string;
  readonly fields: readonly SettingField[];
}

function useFields() {
  const { t } = useTranslation();
  const label = (name: string) => t(`settings.field.${name.replaceAll('.', '_')}` as 'settings.field.enabled');
  const text = (name: string, more: Partial<SettingField> = {}): SettingField => ({
    name,
    label: label(name),
    ...more,
  });
  const number = (name: string, unit?: string): SettingField =>
    text(name, { kind: 'number', ...(unit ? { unit } : {}) });
  const cents = (name: string) => text(name, { kind: 'cents', unit: '€' });
  const pair = (name: string) => text(name, { kind: 'numbers', help: t('settings.pairHelp') });
  const choice = (name: string, values: readonly (readonly [string, string])[]) =>
    text(name, { kind: 'select', options: values.map(([value, word]) => ({ value, label: word })) });
  const section = (
    name: 'identity' | 'vat' | 'contact' | 'bank' | 'socials' | 'prices' | 'delays' | 'promise',
    fields: SettingField[],
  ) => fields.map((field) => ({ ...field, section: t(`settings.section.${name}`) }));
  return { text, number, cents, pair, choice, section };
}

export function useSettingGroups(): readonly SettingGroup[] {
  const { t } = useTranslation();
  const { text, number, cents, pair, choice, section } = useFields();
  const zones = useZonesField();
  const openingHours = useOpeningHoursField(text('openingHours').label);
  return [
    {
      key: 'maintenance',
      label: t('settings.group.maintenance'),
      fields: [
        text('enabled', { kind: 'switch', help: t('settings.maintenanceHelp'), isWide: true }),
        text('message.fr', { kind: 'area' }),
        text('message.en', { kind: 'area', lang: 'en' }),
        text('estimatedTime.fr'),
        text('estimatedTime.en', { lang: 'en' }),
        text('contact'),
      ],
    },
    {
      key: 'shop',
      label: t('settings.group.shop'),
      fields: [
        ...section('identity', [
          text('name'),
          text('legalName'),
          text('legalForm'),
          text('address', { isWide: true, help: t('settings.addressHelp') }),
          text('siret', { kind: 'digits', fault: t('settings.siretFault') }),
          text('register'),
          text('director'),
          text('host', { isWide: true }),
          text('mediator', { isWide: true, help: t('settings.mediatorHelp') }),
        ]),
        ...section('vat', [
          choice('vatRegime', [
            ['standard', t('settings.vat.standard')],
            ['franchise', t('settings.vat.franchise')],
          ]),
          text('vatNumber'),
          choice('oss', [
            ['threshold', t('settings.vat.threshold')],
            ['always', t('settings.vat.always')],
          ]),
        ]),
        ...section('contact', [text('email'), text('phone'), openingHours]),
        ...section('bank', [text('iban'), text('bic')]),
        ...section('socials', [text('socials.instagram'), text('socials.facebook'), text('socials.pinterest')]),
      ],
    },
    {
      key: 'shipping',
      label: t('settings.group.shipping'),
      fields: [
        ...section('prices', [cents('giftWrapCents')]),
        ...section('delays', [
          pair('productionDays'),
          pair('standardDays'),
          pair('expressDays'),
          number('cutOffHour', 'h'),
          number('cartReminderHours', 'h'),
          text('countries', { kind: 'list', help: t('settings.countriesHelp'), isWide: true }),
        ]),
      ],
    },
    {
      key: 'shippingRates',
      label: t('settings.group.shippingRates'),
      fields: [zones],
    },
    {
      key: 'loyalty',
      label: t('settings.group.loyalty'),
      fields: [number('pointsPerReward'), cents('rewardCents'), number('expiryMonths')],
    },
    {
      key: 'production',
      label: t('settings.group.production'),
      fields: [
        ...section('promise', [
          number('slaDays'),
          number('photoRetentionDays'),
          number('dailyCapacity'),
          number('christmasCutOffDay'),
        ]),
      ],
    },
    { key: 'team', label: t('links.team'), fields: [number('seats')] },
  ];
}
