import type { Order } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { Button, formatPrice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { ModalActions, ModalStep } from './modal-step.tsx';

interface PaymentStepDialogProps {
  readonly order: Order;
  readonly isBusy: boolean;
  /** The customer's answer to 3-D Secure. Closing the dialog means no. */
  readonly onAnswer: (approve: boolean) => void;
}

/** The bank's step between order and payment. */
export function PaymentStepDialog({ order, isBusy, onAnswer }: PaymentStepDialogProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ModalStep title={t('threeDs.title.text')} isBusy={isBusy} onLeave={() => onAnswer(false)}>
      <p>{t('threeDs.text.body', { amount: formatPrice(order.totalCents, locale) })}</p>
      <ModalActions>
        <Button variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
          {t('threeDs.refuse.label')}
        </Button>
        <Button loading={isBusy} onClick={() => onAnswer(true)}>
          {t('threeDs.approve.label')}
        </Button>
      </ModalActions>
    </ModalStep>
  );
}
