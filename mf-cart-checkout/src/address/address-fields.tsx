import { deliveryCountries, normalizePostalCode } from '@aimante/shop/postal';
import { Select, TextField } from '@aimante/ui';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import styles from './address-fields.module.css';
import { StreetField } from './street-field.tsx';
import { useCities } from './use-cities.ts';
import { useField } from './use-field.ts';

interface AddressFieldsProps {
  /** The address of the form: delivery or billing. */
  readonly of: 'address' | 'billing';
  readonly isCompany?: boolean;
}

export function AddressFields({ of, isCompany = false }: AddressFieldsProps) {
  const { t } = useTranslation();
  const field = useField();
  const { getValues } = useFormContext<CheckoutDraft>();
  const section = of === 'address' ? 'shipping' : 'billing';
  const optional = t('field.optional.mark');
  return (
    <div className={styles.grid}>
      <TextField
        {...field(`${of}.firstName`)}
        label={t('field.firstName.label')}
        autoComplete={`${section} given-name`}
        required
      />
      <TextField
        {...field(`${of}.lastName`)}
        label={t('field.lastName.label')}
        autoComplete={`${section} family-name`}
        required
      />
      <TextField
        {...field(`${of}.company`)}
        className={styles.wide}
        label={t('field.company.label')}
        optional={!isCompany && optional}
        required={isCompany}
        autoComplete={`${section} organization`}
      />
      <StreetField of={of} className={styles.wide} />
      <TextField
        {...field(`${of}.line2`)}
        className={styles.wide}
        label={t('field.line2.label')}
        optional={optional}
        autoComplete={`${section} address-line2`}
      />
      <TextField
        {...field(`${of}.postalCode`, (typed) => normalizePostalCode(getValues(`${of}.country`), typed))}
        label={t('field.postalCode.label')}
        autoComplete={`${section} postal-code`}
        inputMode="numeric"
        maxLength={12}
        required
      />
      <CityField of={of} />
      <Select {...field(`${of}.country`)} label={t('field.country.label')} autoComplete={`${section} country`}>
        {deliveryCountries.map((code) => (
          <option key={code} value={code}>
            {t(`country.${code}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Most postal codes with several cities have fewer than this. */
const MOST_NAMED = 4;

function CityField({ of }: Pick<AddressFieldsProps, 'of'>) {
  const { t } = useTranslation();
  const field = useField();
  const listId = useId();
  const { cities, isUnknown } = useCities(of);
  const named = cities.slice(0, MOST_NAMED).join(', ');
  return (
    <div>
      <TextField
        {...field(`${of}.city`)}
        label={t('field.city.label')}
        help={isUnknown && <span className={styles.doubt}>{t('field.city.doubt', { cities: named })}</span>}
        autoComplete={of === 'address' ? 'shipping address-level2' : 'billing address-level2'}
        list={cities.length > 1 ? listId : undefined}
        required
      />
      {cities.length > 1 && (
        <datalist id={listId}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      )}
    </div>
  );
}
