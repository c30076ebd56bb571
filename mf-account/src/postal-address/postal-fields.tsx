import { useLocale } from '@aimante/remote';
import { countryName } from '@aimante/shop/postal';
import { Select } from '@aimante/ui';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import form from '../form/form.module.css';
import { FormField } from '../form/form-field.tsx';

export function PostalFields({ countries }: { readonly countries: readonly string[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { register } = useFormContext();
  const optional = t('form.field.optional');
  return (
    <>
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
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryName(code, locale)}
          </option>
        ))}
      </Select>
      <FormField name="phone" type="tel" label={t('form.phone.label')} optional={optional} autoComplete="tel" />
      <FormField name="instructions" label={t('addresses.form.instructions')} optional={optional} />
    </>
  );
}
