import { useLocale } from '@aimante/remote';
import { useField } from '@aimante/remote/form';
import { countryName } from '@aimante/shop/postal';
import { Select, TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../form/form.module.css';
import type { PostalValues } from './postal-schema.ts';

export function PostalFields({ countries }: { readonly countries: readonly string[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const field = useField<PostalValues>();
  const optional = t('form.field.optional');
  return (
    <>
      <div className={form.pair}>
        <TextField {...field('firstName', t('form.firstName.label'))} autoComplete="given-name" />
        <TextField {...field('lastName', t('form.lastName.label'))} autoComplete="family-name" />
      </div>
      <TextField {...field('company', t('addresses.form.company'))} optional={optional} autoComplete="organization" />
      <TextField {...field('line1', t('addresses.form.line1'))} autoComplete="address-line1" />
      <TextField {...field('line2', t('addresses.form.line2'))} optional={optional} autoComplete="address-line2" />
      <div className={form.pair}>
        <TextField
          {...field('postalCode', t('addresses.form.postalCode'))}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField {...field('city', t('addresses.form.city'))} autoComplete="address-level2" />
      </div>
      <Select {...field('country', t('addresses.form.country'))} autoComplete="country">
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryName(code, locale)}
          </option>
        ))}
      </Select>
      <TextField {...field('phone', t('form.phone.label'))} type="tel" optional={optional} autoComplete="tel" />
      <TextField {...field('instructions', t('addresses.form.instructions'))} optional={optional} />
    </>
  );
}
