import type { PaymentFailure } from '@aimante/api-contract/payments';

export type CardOutcome = 'succeeds' | 'asks_3ds' | PaymentFailure;

const outcomes: Record<string, CardOutcome> = {
  '4242424242424242': 'succeeds',
  '4000002500003155': 'asks_3ds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000119': 'technical',
};

/** The demo's cards, with the numbers that Stripe's test mode gave them. Any other is declined. */
export const outcomeOf = (cardNumber: string): CardOutcome => outcomes[cardNumber] ?? 'declined';
