import { useField, useFormContext, useWatch } from '@aimante/remote/form';
import { addressCountries } from '@aimante/shop/postal';
import { RadioCard, RadioGroup, TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { PostalFields } from '../../postal-address/postal-fields.tsx';
import type { AddressInput } from './address-schema.ts';

const TYPES = ['both', 'shipping', 'billing'] as const;

export function AddressFields() {
  const { t } = useTranslation();
  const field = useField<AddressInput>();
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
      <TextField
        {...field('label', t('addresses.form.label'))}
        help={t('addresses.form.labelHelp')}
        optional={optional}
      />
      <PostalFields countries={addressCountries} />
    </>
  );
}
