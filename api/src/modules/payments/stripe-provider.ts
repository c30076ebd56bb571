import type { PaymentFailure } from '@aimante/api-contract/payments';
import { z } from 'zod';
import { callProvider } from './call-provider.ts';
import type { StripeConfig } from './payment-config.ts';
import { type OnlineProvider, type ProviderPayment, ProviderSilence, type StartedPayment } from './provider.ts';
import { isSignedWebhook } from './webhook-signature.ts';

const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  client_secret: z.string().nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});
type Intent = z.output<typeof intentSchema>;
const refundSchema = z.object({ id: z.string() });
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ object: z.string(), id: z.string(), payment_intent: z.string().nullish() }),
  }),
});

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
  // After a refused card Stripe waits for another one: our attempt is over.
  if (status === 'requires_payment_method' && error) return 'failed';
  return status === 'processing' ? 'open' : 'requires_action';
}

const view = (intent: Intent): ProviderPayment => {
  const state = stateOf(intent);
  const failure = state === 'failed' ? failureOf(intent) : null;
  return { state, failure, amountCents: intent.amount, currency: intent.currency.toUpperCase() };
};

/** Payment Intents over Stripe's REST calls; the card itself never passes through the shop. */
export function stripeProvider(config: StripeConfig, now: () => Date): OnlineProvider {
  const call = <T>(path: string, schema: z.ZodType<T>, form?: { fields: Record<string, string>; key: string }) =>
    callProvider({
      url: `${config.apiUrl}/v1/${path}`,
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${config.secretKey}`,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': form.key }),
      },
      ...(form && { body: new URLSearchParams(form.fields).toString() }),
      schema,
    });
  const started = (intent: Intent | undefined): StartedPayment => {
    if (!intent?.client_secret) throw new ProviderSilence('stripe: no payment intent');
    const { publishableKey } = config;
    const action = { kind: 'stripe_element', clientSecret: intent.client_secret, publishableKey } as const;
    return { ...view(intent), reference: intent.id, action };
  };

  return {
    name: 'stripe',
    publishableKey: config.publishableKey,
    async start({ attemptId, orderNumber, amountCents, email }) {
      const fields = {
        amount: String(amountCents),
        currency: 'eur',
        'automatic_payment_methods[enabled]': 'true',
        description: orderNumber,
        receipt_email: email,
        'metadata[attempt]': attemptId,
        'metadata[order]': orderNumber,
      };
      return started(await call('payment_intents', intentSchema, { fields, key: attemptId }));
    },
    async read(reference) {
      const intent = await call(`payment_intents/${encodeURIComponent(reference)}`, intentSchema);
      return intent && view(intent);
    },
    // Nothing is taken before the browser confirms, and a browser that got no answer has nothing to confirm.
    find: async () => undefined,
    async cancel(reference) {
      const path = `payment_intents/${encodeURIComponent(reference)}/cancel`;
      await call(path, intentSchema, { fields: { cancellation_reason: 'abandoned' }, key: `cancel-${reference}` });
    },
    async refund({ reference, amountCents, key }) {
      const fields = { payment_intent: reference, amount: String(amountCents) };
      const refund = await call('refunds', refundSchema, { fields, key });
      if (!refund) throw new ProviderSilence('stripe: no refund');
      return refund.id;
    },
    async readEvent(raw, headers) {
      const header = headers['stripe-signature'];
      if (!isSignedWebhook(config.webhookSecret, { raw, header, now: now() })) return undefined;
      const event = eventSchema.safeParse(JSON.parse(raw.toString('utf8')));
      if (!event.success) return undefined;
      const { id, type, data } = event.data;
      const { object } = data;
      const reference = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? undefined);
      return { id, type, reference, payload: { id, type, object: object.id } };
    },
  };
}
