import type { Order } from '@aimante/api-contract/orders';
import type { PaymentAction } from '@aimante/api-contract/payments';
import { useLoad } from '@aimante/remote/data';
import { Button, Notice, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { usePayment } from '../progress/use-payment.ts';
import { continueAtBank, isAtBank } from '../stripe/bank-step.ts';

interface UnfinishedStepProps {
  readonly order: Order | undefined;
  readonly payment: Pick<ReturnType<typeof usePayment>, 'isBusy' | 'resume'>;
}

/** The step at PayPal or at the bank that was open when the customer left the page. */
export function UnfinishedStep({ order, payment: { isBusy, resume } }: UnfinishedStepProps) {
  const { t } = useTranslation();
  if (isBusy || order?.payment?.state !== 'requires_action') return null;
  const { action } = order.payment;
  if (action?.kind === 'stripe_element')
    return <BankStep action={action} onContinue={() => resume(order, () => continueAtBank(action))} />;
  if (action?.kind !== 'redirect') return null;
  return (
    <Notice tone="warning">
      {t('payment.resume.redirect')} <UiLink href={action.url}>{t('payment.resume.there')}</UiLink>
    </Notice>
  );
}

interface BankStepProps {
  readonly onContinue: () => void;
  readonly action: Extract<PaymentAction, { kind: 'stripe_element' }>;
}

function BankStep({ action, onContinue }: BankStepProps) {
  const { t } = useTranslation();
  const { data: isWaiting } = useLoad(() => ({
    queryKey: ['bank-step', action.clientSecret],
    queryFn: () => isAtBank(action),
    retry: false,
  }));
  if (!isWaiting) return null;
  return (
    <Notice tone="warning">
      {t('payment.resume.bank')}{' '}
      <Button variant="text" size="small" onClick={onContinue}>
        {t('payment.resume.continue')}
      </Button>
    </Notice>
  );
}
