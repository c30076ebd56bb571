import type { Order } from '@aimante/api-contract/orders';
import { useLocale, useT } from '@aimante/remote';
import { Button, formatPrice } from '@aimante/ui';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './payment-step-dialog.module.css';

interface PaymentStepDialogProps {
  readonly order: Order;
  readonly isBusy: boolean;
  /** The customer's answer to 3-D Secure. Leaving is a no. */
  readonly onAnswer: (approve: boolean) => void;
}

/** The step that a bank puts between ordering and paying. */
export function PaymentStepDialog({ order, isBusy, onAnswer }: PaymentStepDialogProps) {
  const t = useT();
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function leave(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onAnswer(false);
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={leave}>
      <h2 id={titleId}>{t('threeDs.title.text')}</h2>
      <p>{t('threeDs.text.body', { amount: formatPrice(order.totalCents, locale) })}</p>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
          {t('threeDs.refuse.label')}
        </Button>
        <Button loading={isBusy} onClick={() => onAnswer(true)}>
          {t('threeDs.approve.label')}
        </Button>
      </div>
    </dialog>
  );
}
