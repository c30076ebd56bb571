import { isPostalCode } from '@aimante/shop/postal';
import { Notice, Radio, RadioGroup, Skeleton, TextField } from '@aimante/ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../address/use-field.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import styles from './shipping-choice.module.css';
import { useRelays } from './use-shipping.ts';

export function RelayChoice() {
  const { t } = useTranslation();
  const field = useField();
  const { getValues, setValue } = useFormContext<CheckoutDraft>();
  useEffect(() => {
    const { relayPostalCode, address } = getValues();
    if (relayPostalCode === '') setValue('relayPostalCode', address.postalCode);
  }, [getValues, setValue]);
  const [postalCode, relayId] = useWatch<CheckoutDraft, ['relayPostalCode', 'relayId']>({
    name: ['relayPostalCode', 'relayId'],
  });
  const { data: relays, isLoading, isError } = useRelays(postalCode);
  const { error } = field('relayId');
  const around = field('relayPostalCode');
  return (
    <div className={styles.more}>
      <TextField
        {...around}
        onChange={(event) => {
          // A point of the previous list is not in the new one.
          setValue('relayId', '');
          return around.onChange(event);
        }}
        label={t('shipping.relay.around')}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={5}
      />
      {isLoading && <Skeleton shape="block" height="8rem" />}
      {isError && !relays && <Notice tone="danger">{t('shipping.relay.failed')}</Notice>}
      {relays?.length === 0 && <Notice tone="neutral">{t('shipping.relay.none')}</Notice>}
      {relays && relays.length > 0 && (
        <RadioGroup
          legend={t('shipping.relay.legend')}
          name="relayId"
          value={relayId}
          onValueChange={(id) => setValue('relayId', id, { shouldValidate: true })}
          error={error}
        >
          {relays.map(({ id, name, line1, city, hours, distanceMeters, postalCode: code }) => (
            <Radio
              key={id}
              value={id}
              label={t('shipping.relay.name', { name, distance: distanceMeters })}
              help={`${line1}, ${code} ${city} · ${hours}`}
            />
          ))}
        </RadioGroup>
      )}
      {!isPostalCode('FR', postalCode) && error && <p className={styles.fault}>{t('shipping.relay.where')}</p>}
    </div>
  );
}
