import { useT } from '@aimante/remote';
import type { FieldSpec } from '../edit-form/draft-field.tsx';
import { useOpeningHoursField } from '../opening-hours/use-opening-hours-field.tsx';

export type SettingKey = 'maintenance' | 'shop' | 'shipping' | 'loyalty' | 'production';

/** Input kind of a setting. */
export type SettingShape = 'text' | 'flag' | 'number' | 'cents' | 'pair' | 'list' | 'json';

export interface SettingField extends FieldSpec<string> {
  /** Path in its group. */
  readonly name: string;
  readonly shape: SettingShape;
  /** Heading that groups several fields. */
  readonly section?: string;
}

export interface SettingGroup {
  readonly key: SettingKey;
  readonly label: string;
  readonly fields: readonly SettingField[];
}

function useFields() {
  const t = useT();
  const label = (name: string) => t(`settings.field.${name.replaceAll('.', '_')}` as 'settings.field.enabled');
  const text = (name: string, more: Partial<SettingField> = {}): SettingField => ({
    name,
    label: label(name),
    shape: 'text',
    ...more,
  });
  const number = (name: string, unit?: string): SettingField =>
    text(name, { shape: 'number', kind: 'number', isRequired: true, ...(unit ? { unit } : {}) });
  const cents = (name: string) => text(name, { shape: 'cents', kind: 'amount', unit: '€', isRequired: true });
  const pair = (name: string) => text(name, { shape: 'pair', help: t('settings.pairHelp'), isRequired: true });
  const choice = (name: string, values: readonly (readonly [string, string])[]) =>
    text(name, { kind: 'select', options: values.map(([value, word]) => ({ value, label: word })) });
  const section = (
    name: 'identity' | 'vat' | 'contact' | 'bank' | 'socials' | 'prices' | 'delays' | 'promise',
    fields: SettingField[],
  ) => fields.map((field) => ({ ...field, section: t(`settings.section.${name}`) }));
  return { text, number, cents, pair, choice, section };
}

export function useSettingGroups(): readonly SettingGroup[] {
  const t = useT();
  const { text, number, cents, pair, choice, section } = useFields();
  const openingHours = useOpeningHoursField(text('openingHours').label);
  return [
    {
      key: 'maintenance',
      label: t('settings.group.maintenance'),
      fields: [
        text('enabled', { shape: 'flag', kind: 'switch', help: t('settings.maintenanceHelp'), isWide: true }),
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
          text('name', { isRequired: true }),
          text('legalName', { isRequired: true }),
          text('legalForm'),
          text('address', { isRequired: true, isWide: true, help: t('settings.addressHelp') }),
          text('siret', { isRequired: true }),
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
          number('vatRate', '%'),
          text('vatNumber'),
        ]),
        ...section('contact', [text('email', { isRequired: true }), text('phone'), openingHours]),
        ...section('bank', [text('iban'), text('bic')]),
        ...section('socials', [text('socials.instagram'), text('socials.facebook'), text('socials.pinterest')]),
      ],
    },
    {
      key: 'shipping',
      label: t('settings.group.shipping'),
      fields: [
        ...section('prices', [cents('expressCents'), cents('relayCents'), cents('freeFromCents')]),
        ...section('delays', [
          pair('productionDays'),
          pair('standardDays'),
          pair('expressDays'),
          number('cutOffHour', 'h'),
          text('countries', { shape: 'list', help: t('settings.countriesHelp'), isRequired: true, isWide: true }),
        ]),
      ],
    },
    {
      key: 'loyalty',
      label: t('settings.group.loyalty'),
      fields: [number('pointsPerReward'), cents('rewardCents'), number('expiryMonths')],
    },
    {
      key: 'production',
      label: t('settings.group.production'),
      fields: [...section('promise', [number('slaDays'), number('photoRetentionDays')])],
    },
  ];
}
