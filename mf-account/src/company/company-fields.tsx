import { useField, useFormContext, useWatch } from '@aimante/remote/form';
import { RadioCard, RadioGroup, TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from '../form/form.module.css';
import type { CompanyValues } from './company-schema.ts';

export function CompanyFields() {
  const { t } = useTranslation();
  const field = useField<CompanyValues>();
  const { setValue } = useFormContext<CompanyValues>();
  const type = useWatch<CompanyValues, 'accountType'>({ name: 'accountType' });
  const optional = t('form.field.optional');
  return (
    <>
      <RadioGroup
        legend={t('company.type.label')}
        layout="grid"
        value={type}
        onValueChange={(value) => setValue('accountType', value as CompanyValues['accountType'], { shouldDirty: true })}
      >
        <RadioCard variant="compact" value="personal" label={t('company.type.personal')} />
        <RadioCard variant="compact" value="business" label={t('company.type.business')} />
      </RadioGroup>
      {type === 'business' && (
        <>
          <TextField {...field('companyName', t('company.name.label'))} autoComplete="organization" />
          <div className={styles.pair}>
            <TextField
              {...field('siret', t('company.siret.label'))}
              help={t('company.siret.help')}
              optional={optional}
              inputMode="numeric"
            />
            <TextField
              {...field('vatNumber', t('company.vat.label'))}
              help={t('company.vat.help')}
              optional={optional}
            />
          </div>
          <TextField {...field('legalRepresentative', t('company.representative.label'))} optional={optional} />
        </>
      )}
    </>
  );
}
