import { useLocale, useT } from '@aimante/remote';
import { RadioCard, RadioGroup, Select } from '@aimante/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import form from '../form/form.module.css';
import { FormField } from '../form/form-field.tsx';
import { countryName } from './address-lines.ts';
import type { AddressInput } from './address-schema.ts';

const TYPES = ['both', 'shipping', 'billing'] as const;
const COUNTRIES = ['FR', 'BE', 'CH', 'LU', 'MC', 'DE', 'ES', 'IT', 'NL', 'PT', 'IE', 'AT'] as const;

export function AddressFields() {
  const t = useT();
  const locale = useLocale();
  const { register, setValue } = useFormContext<AddressInput>();
  const type = useWatch<AddressInput, 'type'>({ name: 'type' });
  const optional = t('form.field.optional');
  return (
    <>
      <RadioGroup
        legend={t('addresses.form.type')}
        layout="grid"
        value={type}
        onValueChange={(value) => setValue('type', value as AddressInput['type'], { shouldDirty: true })}
      >
        {TYPES.map((value) => (
          <RadioCard key={value} variant="compact" value={value} label={t(`addresses.type.${value}`)} />
        ))}
      </RadioGroup>
      <FormField
        name="label"
        label={t('addresses.form.label')}
        help={t('addresses.form.labelHelp')}
        optional={optional}
      />
      <div className={form.pair}>
        <FormField name="firstName" label={t('form.firstName.label')} autoComplete="given-name" />
        <FormField name="lastName" label={t('form.lastName.label')} autoComplete="family-name" />
      </div>
      <FormField name="company" label={t('addresses.form.company')} optional={optional} autoComplete="organization" />
      <FormField name="line1" label={t('addresses.form.line1')} autoComplete="address-line1" />
      <FormField name="line2" label={t('addresses.form.line2')} optional={optional} autoComplete="address-line2" />
      <div className={form.pair}>
        <FormField
          name="postalCode"
          label={t('addresses.form.postalCode')}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <FormField name="city" label={t('addresses.form.city')} autoComplete="address-level2" />
      </div>
      <Select {...register('country')} label={t('addresses.form.country')} autoComplete="country">
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {countryName(code, locale)}
          </option>
        ))}
      </Select>
      <FormField name="phone" type="tel" label={t('form.phone.label')} optional={optional} autoComplete="tel" />
      {type !== 'billing' && (
        <FormField name="instructions" label={t('addresses.form.instructions')} optional={optional} />
      )}
    </>
  );
}
