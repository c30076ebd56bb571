import type { PaymentFailure } from '@aimante/api-contract/payments';
import type Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config/payment-config.ts';
import {
  type OnlineProvider,
  type ProviderPayment,
  ProviderSilence,
  type StartedPayment,
} from '../provider/provider.ts';
import { askStripe, stripeClient } from './stripe-client.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripeMovements } from './stripe-movements.ts';
import { stripeRefunds } from './stripe-refunds.ts';

type Intent = Pick<Stripe.PaymentIntent, 'status' | 'amount' | 'currency' | 'last_payment_error'>;

const failures: Record<string, PaymentFailure> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  card_declined: 'declined',
  generic_decline: 'declined',
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
};

function failureOf({ last_payment_error: error }: Intent): PaymentFailure {
  return failures[error?.decline_code ?? ''] ?? failures[error?.code ?? ''] ?? 'technical';
}

function stateOf({ status, last_payment_error: error }: Intent): ProviderPayment['state'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'canceled') return 'failed';
  // After a declined card Stripe waits for another one, but our attempt is over.
  if (status === 'requires_payment_method' && error) return 'failed';
  return status === 'processing' ? 'open' : 'requires_action';
}

const view = (intent: Intent): ProviderPayment => {
  const state = stateOf(intent);
  const failure = state === 'failed' ? failureOf(intent) : null;
  return { state, failure, amountCents: intent.amount, currency: intent.currency.toUpperCase() };
};

/** Uses Payment Intents: card data never passes through the shop. */
export function stripeProvider(config: StripeConfig, now: () => Date): OnlineProvider {
  const stripe = stripeClient(config);
  const { publishableKey } = config;
  return {
    name: 'stripe',
    publishableKey,
    async start({ attemptId, orderNumber, amountCents, email }): Promise<StartedPayment> {
      const request: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency: 'eur',
        automatic_payment_methods: { enabled: true },
        description: orderNumber,
        receipt_email: email,
        metadata: { attempt: attemptId, order: orderNumber },
      };
      const intent = await askStripe(stripe.paymentIntents.create(request, { idempotencyKey: attemptId }));
      if (!intent?.client_secret) throw new ProviderSilence('stripe: no payment intent');
      const action = { kind: 'stripe_element', clientSecret: intent.client_secret, publishableKey } as const;
      return { ...view(intent), reference: intent.id, action };
    },
    async read(reference) {
      const intent = await askStripe(stripe.paymentIntents.retrieve(reference));
      return intent && view(intent);
    },
    // Nothing is charged before the browser confirms, and without our answer the browser cannot confirm.
    find: async () => undefined,
    async cancel(reference) {
      const options = { idempotencyKey: `cancel-${reference}` };
      await askStripe(stripe.paymentIntents.cancel(reference, { cancellation_reason: 'abandoned' }, options));
    },
    ...stripeRefunds(stripe),
    listMovements: (since, until) => stripeMovements(stripe, since, until),
    async readEvent(raw, headers) {
      const header = headers['stripe-signature'];
      return typeof header === 'string' ? readStripeEvent(stripe, config, { raw, header, now: now() }) : undefined;
    },
  };
}
