import type { Order } from '@aimante/api-contract/orders';
import type { PaymentAction } from '@aimante/api-contract/payments';
import { useLocale, useT } from '@aimante/remote';
import { Button, formatPrice } from '@aimante/ui';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './payment-step-dialog.module.css';
import { StripeElement } from './stripe-element.tsx';

interface PaymentStepDialogProps {
  readonly order: Order;
  readonly action: PaymentAction;
  readonly isBusy: boolean;
  /** The customer's answer to 3-D Secure. Leaving is a no. */
  readonly onAnswer: (approve: boolean) => void;
  /** The provider's own form is done, or was left. */
  readonly onSettled: () => void;
}

/** The step that a bank or a provider puts between ordering and paying. */
export function PaymentStepDialog({ order, action, isBusy, onAnswer, onSettled }: PaymentStepDialogProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function leave(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (action.kind === 'demo_3ds') onAnswer(false);
    else onSettled();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={leave}>
      {action.kind === 'demo_3ds' && (
        <BankStep titleId={titleId} totalCents={order.totalCents} isBusy={isBusy} onAnswer={onAnswer} />
      )}
      {action.kind === 'stripe_element' && (
        <>
          <h2 id={titleId}>{t('stripe.title.text')}</h2>
          <StripeElement {...action} totalCents={order.totalCents} onDone={onSettled} />
        </>
      )}
    </dialog>
  );
}

interface BankStepProps {
  readonly titleId: string;
  readonly totalCents: number;
  readonly isBusy: boolean;
  readonly onAnswer: (approve: boolean) => void;
}

function BankStep({ titleId, totalCents, isBusy, onAnswer }: BankStepProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <h2 id={titleId}>{t('threeDs.title.text')}</h2>
      <p>{t('threeDs.text.body', { amount: formatPrice(totalCents, locale) })}</p>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
          {t('threeDs.refuse.label')}
        </Button>
        <Button loading={isBusy} onClick={() => onAnswer(true)}>
          {t('threeDs.approve.label')}
        </Button>
      </div>
    </>
  );
}
