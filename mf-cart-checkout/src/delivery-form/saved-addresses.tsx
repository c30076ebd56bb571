import type { Address } from '@aimante/api-contract/users';
import { RadioCard, RadioGroup } from '@aimante/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CheckoutDraft, NEW_ADDRESS } from '../checkout-draft/checkout-draft.ts';
import styles from './delivery-form.module.css';

export function SavedAddresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation();
  const { setValue } = useFormContext<CheckoutDraft>();
  const chosen = useWatch<CheckoutDraft, 'addressId'>({ name: 'addressId' });
  return (
    <RadioGroup
      className={styles.saved}
      legend={t('delivery.address.legend')}
      isLegendHidden
      name="addressId"
      value={chosen}
      onValueChange={(id) => setValue('addressId', id)}
      layout="grid"
    >
      {addresses.map(({ id, label, firstName, lastName, line1, postalCode, city }) => (
        <RadioCard
          key={id}
          value={id}
          label={label ?? `${firstName} ${lastName}`}
          text={
            <>
              {label && (
                <>
                  {firstName} {lastName}
                  <br />
                </>
              )}
              {line1}, {postalCode} {city}
            </>
          }
        />
      ))}
      <RadioCard value={NEW_ADDRESS} label={t('delivery.address.new')} />
    </RadioGroup>
  );
}
