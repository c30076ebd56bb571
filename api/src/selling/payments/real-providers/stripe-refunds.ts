import type Stripe from 'stripe';
import { type OnlineProvider, type ProviderRefund, ProviderRefusal, type RefundAnswer } from '../provider/provider.ts';
import { askStripe } from './stripe-client.ts';

const states: Record<string, RefundAnswer['state']> = { succeeded: 'done', failed: 'failed', canceled: 'failed' };

const view = ({ id, status, failure_reason: reason }: Stripe.Refund): RefundAnswer => {
  const state = states[status ?? ''] ?? 'pending';
  return { reference: id, state, failure: state === 'failed' ? (reason ?? status) : null };
};

/** Refunds carry our key as metadata, because Stripe itself keeps idempotency keys for only a day. */
export function stripeRefunds(
  stripe: Stripe,
): Pick<OnlineProvider, 'refund' | 'findRefund' | 'readRefund' | 'traceRefund'> {
  return {
    async refund({ reference, amountCents, key }: ProviderRefund) {
      const request = { payment_intent: reference, amount: amountCents, metadata: { refund: key } };
      const refund = await askStripe(stripe.refunds.create(request, { idempotencyKey: key }));
      if (!refund) throw new ProviderRefusal('stripe: no such payment');
      return view(refund);
    },
    async findRefund({ reference, key }) {
      const list = await askStripe(stripe.refunds.list({ payment_intent: reference, limit: 100 }));
      const refund = list?.data.find(({ metadata }) => metadata?.refund === key);
      return refund && view(refund);
    },
    async readRefund(reference) {
      const refund = await askStripe(stripe.refunds.retrieve(reference));
      return refund && view(refund);
    },
    async traceRefund(reference) {
      const refund = await askStripe(stripe.refunds.retrieve(reference));
      if (!refund || typeof refund.payment_intent !== 'string') return undefined;
      const { payment_intent: payment, amount: amountCents, metadata } = refund;
      return { ...view(refund), reference, payment, amountCents, key: metadata?.refund ?? null };
    },
  };
}
