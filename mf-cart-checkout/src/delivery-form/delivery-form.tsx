import type { Quote } from '@aimante/api-contract/checkout';
import type { Address } from '@aimante/api-contract/users';
import { normalizePhone } from '@aimante/shop/phone';
import { Button, Checkbox, TextField } from '@aimante/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../address/address-fields.tsx';
import { BusinessFields } from '../address/business-fields.tsx';
import { useField } from '../address/use-field.ts';
import { type CheckoutDraft, keepDraft, NEW_ADDRESS } from '../checkout-draft/checkout-draft.ts';
import { GiftBox } from '../gift/gift-box.tsx';
import { isServed } from '../quote/is-served.ts';
import { ShippingChoice } from '../shipping/shipping-choice.tsx';
import { checkDelivery, needsAddress } from './check-delivery.ts';
import styles from './delivery-form.module.css';
import { deliveryResolver } from './delivery-resolver.ts';
import { FaultSummary } from './fault-summary.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

interface DeliveryFormProps {
  readonly draft: CheckoutDraft;
  /** Saved addresses of the account. Empty for a guest. */
  readonly addresses: readonly Address[];
  /** The field of the e-mail address. */
  readonly contact: ReactNode;
  /** What a guest is offered below the contact fields. */
  readonly offers?: ReactNode;
  readonly back: ReactNode;
  readonly quote: Quote | undefined;
  /** Called on each change, so that the summary is up to date. */
  readonly onChange: (draft: CheckoutDraft) => void;
  readonly onDone: (draft: CheckoutDraft) => void;
}

/** Delivery method and address. Each change is stored for this tab, so typed text is never lost. */
export function DeliveryForm({ draft, addresses, contact, offers, back, quote, onChange, onDone }: DeliveryFormProps) {
  const { t } = useTranslation();
  const form = useForm<CheckoutDraft>({
    defaultValues: draft,
    resolver: deliveryResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { control, handleSubmit, formState } = form;
  const values = useWatch({ control }) as CheckoutDraft;
  useEffect(() => {
    keepDraft(values);
    onChange(values);
  }, [values, onChange]);

  const faults = checkDelivery(values);
  const place = addresses.find(({ id }) => id === values.addressId) ?? values.address;
  const submit = handleSubmit(
    () => (isServed(quote) ? onDone(form.getValues()) : focusOn('method')),
    // The summary only renders after this press.
    () => requestAnimationFrame(() => summary.current?.focus()),
  );

  function focusOn(name: string) {
    const fields = `[name="${name}"]`;
    element.current?.querySelector<HTMLElement>(`${fields}:checked, ${fields}`)?.focus();
  }

  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        {formState.isSubmitted && faults.size > 0 && <FaultSummary ref={summary} faults={faults} onPick={focusOn} />}
        <section className={styles.section}>
          <h2>{t('delivery.contact.title')}</h2>
          <ContactFields>{contact}</ContactFields>
          <ReminderChoice />
          {offers}
        </section>
        {needsAddress(values) && (
          <section className={styles.section}>
            <h2>{t('delivery.address.title')}</h2>
            {addresses.length > 0 && <SavedAddresses addresses={addresses} />}
            {values.addressId === NEW_ADDRESS && <AddressFields of="address" />}
          </section>
        )}
        <section className={styles.section}>
          <h2>{t('delivery.method.title')}</h2>
          <ShippingChoice country={place.country} postalCode={place.postalCode} quote={quote} />
        </section>
        <section className={styles.section}>
          <h2>{t('delivery.gift.title')}</h2>
          <GiftBox wrapCents={quote?.giftWrap.cents} />
        </section>
        <BillingSection values={values} />
        {needsAddress(values) && <Instructions />}
        <div className={styles.foot}>
          {back}
          <Button type="submit" size="large">
            {t('delivery.submit.label')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function ContactFields({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const field = useField();
  return (
    <div className={styles.pair}>
      {children}
      <TextField
        {...field('phone', normalizePhone)}
        label={t('field.phone.label')}
        help={t('field.phone.help')}
        type="tel"
        autoComplete="shipping tel"
        optional={t('field.optional.mark')}
      />
    </div>
  );
}

/** Never ticked beforehand: the mail is sent only to those who ask for it. */
function ReminderChoice() {
  const { t } = useTranslation();
  const field = useField();
  const { error: _, ...reminder } = field('wantsReminder');
  return <Checkbox {...reminder} label={t('delivery.reminder.label')} help={t('delivery.reminder.help')} />;
}

function BillingSection({ values }: { values: CheckoutDraft }) {
  const { t } = useTranslation();
  const field = useField();
  const isDelivered = needsAddress(values);
  const { error: _same, ...same } = field('isBillingSame');
  const { error: _business, ...business } = field('isBusiness');
  return (
    <section className={styles.section}>
      {isDelivered && <Checkbox {...same} label={t('delivery.billing.same')} disabled={values.isBusiness} />}
      <Checkbox {...business} label={t('delivery.billing.business')} />
      {(values.isBusiness || (isDelivered && !values.isBillingSame)) && (
        <>
          <h2>{t('delivery.billing.title')}</h2>
          <AddressFields of="billing" isCompany={values.isBusiness} />
          {values.isBusiness && <BusinessFields />}
        </>
      )}
    </section>
  );
}

function Instructions() {
  const { t } = useTranslation();
  const field = useField();
  return (
    <TextField
      {...field('instructions')}
      label={t('field.instructions.label')}
      placeholder={t('field.instructions.example')}
      optional={t('field.optional.mark')}
      maxLength={300}
    />
  );
}
