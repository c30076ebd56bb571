import type { PaymentFailure } from '@aimante/api-contract/payments';

export type CardOutcome = 'succeeds' | 'asks_3ds' | PaymentFailure;

const outcomes: Record<string, CardOutcome> = {
  '4242424242424242': 'succeeds',
  '4000000000007726': 'succeeds',
  '4000000000005126': 'succeeds',
  '4000002500003155': 'asks_3ds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000119': 'technical',
};

/** Test cards of the demo, with the numbers of Stripe's test mode. Any other card is declined. */
export const outcomeOf = (cardNumber: string): CardOutcome => outcomes[cardNumber] ?? 'declined';

const refunds: Record<string, 'late' | 'fail'> = { '4000000000007726': 'late', '4000000000005126': 'fail' };

/** Result of the first refund to this card, as in Stripe's test mode. */
export const refundsOf = (cardNumber: string): 'done' | 'late' | 'fail' => refunds[cardNumber] ?? 'done';
