import type { PaymentAction } from '@aimante/api-contract/payments';
import { loadStripe } from './load-stripe.ts';

type StripeAction = Extract<PaymentAction, { kind: 'stripe_element' }>;

/** True if the card was given and the bank waits for its owner. */
export async function isAtBank({ publishableKey, clientSecret }: StripeAction): Promise<boolean> {
  const { paymentIntent } = await (await loadStripe(publishableKey)).retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === 'requires_action';
}

/** Opens the bank's step again, for example after a reload. The order shows the result. */
export async function continueAtBank({ publishableKey, clientSecret }: StripeAction): Promise<void> {
  await (await loadStripe(publishableKey)).handleNextAction({ clientSecret });
}
