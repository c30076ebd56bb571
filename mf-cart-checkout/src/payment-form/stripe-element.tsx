import { useLocale, useT } from '@aimante/remote';
import { Button, formatPrice, Notice, Skeleton } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './payment-step-dialog.module.css';
import { loadStripe, type StripeForm } from './stripe-script.ts';

interface StripeElementProps {
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly totalCents: number;
  readonly onDone: () => void;
}

/** Stripe's own fields, in a frame of Stripe's: no card number ever reaches this page. */
export function StripeElement({ clientSecret, publishableKey, totalCents, onDone }: StripeElementProps) {
  const t = useT();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<StripeForm>();
  const [fault, setFault] = useState<'load' | 'confirm'>();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    let shown: StripeForm | undefined;
    loadStripe({ publishableKey, clientSecret, locale }).then(
      (loaded) => {
        if (isGone || !place.current) return;
        shown = loaded;
        loaded.mount(place.current);
        setForm(loaded);
      },
      () => setFault('load'),
    );
    return () => {
      isGone = true;
      shown?.unmount();
    };
  }, [publishableKey, clientSecret, locale]);

  async function confirm() {
    if (!form) return;
    setIsBusy(true);
    setFault(undefined);
    const isConfirmed = await form.confirm(globalThis.location.href);
    setIsBusy(false);
    if (isConfirmed) onDone();
    else setFault('confirm');
  }

  return (
    <>
      {!form && !fault && <Skeleton shape="block" height="12rem" />}
      <div ref={place} />
      {fault && <Notice tone="danger">{t(`stripe.error.${fault}`)}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onDone}>
          {t('stripe.leave.label')}
        </Button>
        <Button disabled={!form} loading={isBusy} onClick={confirm}>
          {t('stripe.pay.label', { amount: formatPrice(totalCents, locale) })}
        </Button>
      </div>
    </>
  );
}
