import type { Order } from '@aimante/api-contract/orders';
import { type BankQuestion, patchState } from '../progress/payment-store.ts';
import type { usePayment } from '../progress/use-payment.ts';
import { PaymentStepDialog } from './payment-step-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

interface PaymentDialogsProps {
  readonly payment: ReturnType<typeof usePayment>;
  readonly order: Order | undefined;
  readonly email: string;
}

export function PaymentDialogs({ payment, order, email }: PaymentDialogsProps) {
  const question = payment.question ?? questionOf(order);
  return (
    <>
      {question && (
        <PaymentStepDialog
          order={question.order}
          isBusy={payment.isBusy}
          onAnswer={(approve) => payment.answer(question, approve)}
        />
      )}
      {payment.asksLogin && (
        <SignInDialog
          email={email}
          onSignedIn={payment.signedIn}
          onLater={() => patchState(payment.payment, { asksLogin: false })}
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
