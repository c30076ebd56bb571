import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FakeStripeBalance, fakeStripeBalance } from './fake-stripe-balance.ts';
import { type Answer, type FakeStripeRefunds, fakeStripeRefunds, refused } from './fake-stripe-refunds.ts';

interface Intent {
  id: string;
  status: string;
  amount: number;
  currency: string;
  client_secret: string;
  last_payment_error?: { code: string; decline_code?: string };
}

export interface FakeStripe extends Omit<FakeStripeRefunds, 'answer' | 'isLost'> {
  /** Stripe keeps idempotency keys for a day. */
  forgetKeys(): void;
  url: string;
  balance: FakeStripeBalance;
  intents: Map<string, Intent>;
  /** Simulates the customer's browser with Stripe's element. */
  confirm(id: string, outcome: 'succeeded' | 'processing' | 'insufficient_funds' | 'authentication'): void;
  /** From now on Stripe refuses requests about this payment. */
  refuse(id: string): void;
  close(): Promise<void>;
}

const secretKey = 'sk_test_fake';
export const stripeEnvironment = (url: string) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake_fake_fake',
  STRIPE_API_URL: url,
});

/** Supports the part of Stripe's protocol that we use: keys, forms, idempotency, states. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const intents = new Map<string, Intent>();
  const { answer: answerRefund, isLost, ...refunds } = fakeStripeRefunds();
  const balance = fakeStripeBalance();
  const untold = new Set<string>();
  const answers = new Map<string, { body: string; answer: Answer }>();

  const create = (form: URLSearchParams): Answer => {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || form.get('currency') !== 'eur') return refused(400, 'parameter_invalid');
    const id = `pi_${intents.size + 1}`;
    const status = 'requires_payment_method';
    intents.set(id, { id, status, amount, currency: 'eur', client_secret: `${id}_secret_x` });
    return [200, intents.get(id)];
  };
  const cancel = (intent: Intent): Answer => {
    if (intent.status === 'succeeded') return refused(400, 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return [200, intent];
  };
  const act = (call: string, form: URLSearchParams, key: string): Answer => {
    if (call === 'POST /v1/payment_intents') return create(form);
    if (call.startsWith('GET /v1/refunds')) return answerRefund(call);
    return call.startsWith('GET /v1/payment_intents') || call.startsWith('POST')
      ? onIntent(call, form, key)
      : balance.answer(call);
  };
  const onIntent = (call: string, form: URLSearchParams, key: string): Answer => {
    const [, id, verb] = /^\w+ \/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(call) ?? [];
    const intent = intents.get(id ?? form.get('payment_intent') ?? '');
    if (!intent) return refused(404, 'resource_missing');
    if (untold.has(intent.id)) return refused(403, 'permission_error');
    if (call === 'POST /v1/refunds') return answerRefund(call, { intent, form, key });
    return verb === 'cancel' ? cancel(intent) : [200, intent];
  };

  const server = createServer((request, response) => void serve(request, response));
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, answer] = once(request, await text(request));
    if (isLost(request)) return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  const once = (request: IncomingMessage, body: string): Answer => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refused(401, 'api_key_invalid');
    const key = String(request.headers['idempotency-key'] ?? '');
    const known = key ? answers.get(key) : undefined;
    if (known) return known.body === body ? known.answer : refused(400, 'idempotency_error');
    const answer = act(`${request.method} ${request.url}`, new URLSearchParams(body), key);
    if (key) answers.set(key, { body, answer: structuredClone(answer) });
    return answer;
  };
  return {
    url: await listen(server),
    balance,
    intents,
    ...refunds,
    confirm(id, outcome) {
      const intent = intents.get(id);
      if (!intent) throw new Error(`No intent ${id}`);
      const isAccepted = outcome === 'succeeded' || outcome === 'processing';
      intent.status = isAccepted ? outcome : 'requires_payment_method';
      if (outcome === 'insufficient_funds')
        intent.last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds' };
      if (outcome === 'authentication') intent.last_payment_error = { code: 'payment_intent_authentication_failure' };
    },
    refuse: (id) => void untold.add(id),
    forgetKeys: () => answers.clear(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
