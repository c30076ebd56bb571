import type { OrderSummary } from '@aimante/api-contract/orders';

type State = Pick<OrderSummary, 'status' | 'paymentStatus' | 'stage'>;

/** The key of the one sentence that says how far an order is. */
export function sentenceOf({ status, paymentStatus, stage }: State) {
  if (status === 'annule') return 'orders.sentence.cancelled';
  if (status === 'en_attente') {
    return paymentStatus === 'failed' ? 'orders.sentence.failed' : 'orders.sentence.unpaid';
  }
  return `orders.sentence.${stage}` as const;
}
