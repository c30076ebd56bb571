import { addressCountries } from '@aimante/shop/postal';
import { RadioCard, RadioGroup } from '@aimante/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../form/form-field.tsx';
import { PostalFields } from '../../postal-address/postal-fields.tsx';
import type { AddressInput } from './address-schema.ts';

const TYPES = ['both', 'shipping', 'billing'] as const;

export function AddressFields() {
  const { t } = useTranslation();
  const { setValue } = useFormContext<AddressInput>();
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
      <PostalFields countries={addressCountries} />
    </>
  );
}
