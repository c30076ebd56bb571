import type { IncomingMessage } from 'node:http';

export type Answer = [status: number, body: unknown];
export const refused = (status: number, code: string): Answer => [
  status,
  { error: { type: 'invalid_request_error', code } },
];

interface Refund {
  id: string;
  object: 'refund';
  intent: string;
  payment_intent: string;
  amount: number;
  key: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
}

interface Asked {
  intent: { id: string; status: string; amount: number };
  form: URLSearchParams;
  key: string;
}

export interface FakeStripeRefunds {
  refunds: Refund[];
  answerRefunds(status: Refund['status']): void;
  setRefund(id: string, status: Refund['status'], reason?: string): void;
  /** The owner refunds in Stripe's dashboard. Returns the refund's id. */
  refundAtDesk(intent: string, amount: number): string;
  /** The next refunds are made, but their answers are lost; `whenMade` is called in between. */
  loseRefundAnswers(count: number, whenMade?: () => void): void;
  isLost(request: IncomingMessage): boolean;
  answer(call: string, asked?: Asked): Answer;
}

export function fakeStripeRefunds(): FakeStripeRefunds {
  const refunds: Refund[] = [];
  let status: Refund['status'] = 'succeeded';
  let toLose = 0;
  let called: (() => void) | undefined;
  const create = ({ intent, form, key }: Asked): Answer => {
    const amount = Number(form.get('amount'));
    const given = refunds.filter((one) => one.intent === intent.id && one.status !== 'failed');
    const sum = given.reduce((total, one) => total + one.amount, 0);
    if (intent.status !== 'succeeded' || sum + amount > intent.amount) return refused(400, 'charge_already_refunded');
    const id = `re_${refunds.length + 1}`;
    const metadata = { refund: form.get('metadata[refund]') ?? '' };
    refunds.push({ id, object: 'refund', intent: intent.id, payment_intent: intent.id, amount, key, status, metadata });
    return [200, refunds.at(-1)];
  };
  return {
    refunds,
    refundAtDesk(intent, amount) {
      const id = `re_${refunds.length + 1}`;
      refunds.push({ id, object: 'refund', intent, payment_intent: intent, amount, key: '', status, metadata: {} });
      return id;
    },
    answerRefunds(next) {
      status = next;
    },
    setRefund(id, next, reason) {
      const refund = refunds.find((each) => each.id === id);
      if (!refund) throw new Error(`No refund ${id}`);
      Object.assign(refund, { status: next, ...(reason && { failure_reason: reason }) });
    },
    loseRefundAnswers(count, whenMade) {
      toLose = count;
      called = whenMade;
    },
    isLost({ method, url }) {
      const isRefund = toLose > 0 && method === 'POST' && url === '/v1/refunds';
      if (isRefund) {
        toLose -= 1;
        called?.();
      }
      return isRefund;
    },
    answer(call, asked) {
      if (asked) return create(asked);
      const [path = '', query] = call.split('?');
      const id = /^GET \/v1\/refunds\/(\w+)$/.exec(path)?.[1];
      const one = refunds.find((refund) => refund.id === id);
      if (id) return one ? [200, one] : refused(404, 'resource_missing');
      const intent = new URLSearchParams(query).get('payment_intent');
      const data = refunds.filter((refund) => refund.intent === intent).toReversed();
      return [200, { object: 'list', has_more: false, url: '/v1/refunds', data }];
    },
  };
}
