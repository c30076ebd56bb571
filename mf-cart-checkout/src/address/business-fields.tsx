import { TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './address-fields.module.css';
import { useField } from './use-field.ts';

export function BusinessFields() {
  const { t } = useTranslation();
  const field = useField();
  const optional = t('field.optional.mark');
  return (
    <div className={styles.grid}>
      <TextField
        {...field('billing.siret')}
        label={t('field.siret.label')}
        help={t('field.siret.help')}
        optional={optional}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...field('billing.vatNumber')}
        label={t('field.vatNumber.label')}
        optional={optional}
        autoComplete="off"
      />
      <TextField
        {...field('billing.purchaseOrder')}
        label={t('field.purchaseOrder.label')}
        optional={optional}
        autoComplete="off"
      />
    </div>
  );
}
