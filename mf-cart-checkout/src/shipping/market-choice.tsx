import type { PickupEvent } from '@aimante/api-contract/shipping';
import { useLocale } from '@aimante/remote';
import { formatDate, formatHours } from '@aimante/shop/calendar';
import { placeLine } from '@aimante/shop/postal';
import { Radio, RadioGroup } from '@aimante/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../address/use-field.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import styles from './shipping-choice.module.css';

export function MarketChoice({ events }: { events: readonly PickupEvent[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const field = useField();
  const { setValue } = useFormContext<CheckoutDraft>();
  const chosen = useWatch<CheckoutDraft, 'marketEventId'>({ name: 'marketEventId' });
  return (
    <RadioGroup
      className={styles.more}
      legend={t('shipping.market.legend')}
      name="marketEventId"
      value={chosen}
      onValueChange={(id) => setValue('marketEventId', id, { shouldValidate: true })}
      error={field('marketEventId').error}
    >
      {events.map(({ id, name, place, address, startsAt, endsAt }) => (
        <Radio
          key={id}
          value={id}
          label={
            <>
              {name} <br />
              {formatDate(startsAt, locale, 'weekday')},{' '}
              <span className={styles.hours}>{formatHours(startsAt, endsAt, locale)}</span>
            </>
          }
          help={placeLine({ place, address })}
        />
      ))}
    </RadioGroup>
  );
}
