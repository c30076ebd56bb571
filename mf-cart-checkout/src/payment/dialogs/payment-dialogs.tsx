import type { Order } from '@aimante/api-contract/orders';
import { type BankQuestion, patchState } from '../progress/payment-store.ts';
import type { usePayment } from '../progress/use-payment.ts';
import { DemoWalletDialog } from '../wallet/demo-wallet-dialog.tsx';
import { PaymentStepDialog } from './payment-step-dialog.tsx';

interface PaymentDialogsProps {
  readonly payment: ReturnType<typeof usePayment>;
  readonly order: Order | undefined;
}

export function PaymentDialogs({ payment, order }: PaymentDialogsProps) {
  const question = payment.question ?? questionOf(order);
  return (
    <>
      {payment.wallet && (
        <DemoWalletDialog wallet={payment.wallet} onClose={() => patchState(payment.payment, { wallet: undefined })} />
      )}
      {question && (
        <PaymentStepDialog
          order={question.order}
          isBusy={payment.isBusy}
          onAnswer={(approve) => payment.answer(question, approve)}
        />
      )}
    </>
  );
}

/** The bank's step that was open when the page was reloaded. */
function questionOf(order: Order | undefined): BankQuestion | undefined {
  const step = order?.payment;
  if (!order || step?.state !== 'requires_action' || step.action?.kind !== 'demo_3ds') return undefined;
  return { order, reference: step.action.reference };
}
