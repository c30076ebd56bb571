import { RadioCard, RadioGroup } from '@aimante/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../form/form.module.css';
import { FormField } from '../form/form-field.tsx';

export function CompanyFields() {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: 'accountType' });
  const optional = t('form.field.optional');
  return (
    <>
      <RadioGroup
        legend={t('company.type.label')}
        layout="grid"
        value={String(type)}
        onValueChange={(value) => setValue('accountType', value, { shouldDirty: true })}
      >
        <RadioCard variant="compact" value="personal" label={t('company.type.personal')} />
        <RadioCard variant="compact" value="business" label={t('company.type.business')} />
      </RadioGroup>
      {type === 'business' && (
        <>
          <FormField name="companyName" label={t('company.name.label')} autoComplete="organization" />
          <div className={styles.pair}>
            <FormField
              name="siret"
              label={t('company.siret.label')}
              help={t('company.siret.help')}
              optional={optional}
              inputMode="numeric"
            />
            <FormField
              name="vatNumber"
              label={t('company.vat.label')}
              help={t('company.vat.help')}
              optional={optional}
            />
          </div>
          <FormField name="legalRepresentative" label={t('company.representative.label')} optional={optional} />
        </>
      )}
    </>
  );
}
