import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type FakePaypalReport, fakePaypalReport } from './fake-paypal-report.ts';
import { listen } from './fake-stripe.ts';
import { isSignedByPaypal } from './paypal-signature.ts';

interface Capture {
  id: string;
  status: string;
  amount: { value: string; currency_code: string };
}

interface Refund {
  id: string;
  capture: string;
  value: string;
  key: string;
  custom_id?: string;
  status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
}

interface FakeOrder {
  id: string;
  status: string;
  amount: Capture['amount'];
  captures: Capture[];
}

export interface FakePaypal {
  url: string;
  /** The transactions of the account. */
  account: FakePaypalReport;
  orders: Map<string, FakeOrder>;
  refunds: Refund[];
  answerRefunds(status: Refund['status']): void;
  setRefund(id: string, status: Refund['status']): void;
  /** The owner refunds on PayPal's own pages. Returns the refund's id. */
  refundAtDesk(order: string, value: string): string;
  tokens: number;
  /** The customer approves at PayPal; `declined`: with a card that PayPal declines. */
  approve(id: string, instrument?: 'good' | 'declined'): void;
  close(): Promise<void>;
}

export const paypalEnvironment = (url: string) => ({
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_API_URL: url,
});

interface Sent {
  purchase_units?: { amount: Capture['amount'] }[];
  amount?: Capture['amount'];
  custom_id?: string;
}

type Answer = [status: number, body: unknown];
const refused = (status: number, name: string): Answer => [status, { name, message: name }];

const viewOrder = ({ id, status, amount, captures }: FakeOrder, all: readonly Refund[]) => {
  const refunds = all.filter(({ capture }) => captures.some((each) => each.id === capture));
  return {
    id,
    status: status === 'APPROVED_DECLINED' ? 'APPROVED' : status,
    links: [{ rel: 'payer-action', href: `https://paypal.test/checkoutnow?token=${id}` }],
    purchase_units: [{ amount, payments: { captures, refunds } }],
  };
};
const viewCapture = (id: string) => ({ id, supplementary_data: { related_ids: { order_id: id.replace('CAP', '') } } });

function viewRefund(refund: Refund | undefined): Answer {
  if (!refund) return refused(404, 'RESOURCE_NOT_FOUND');
  const links = [{ rel: 'up', href: `https://paypal.test/v2/payments/captures/${refund.capture}` }];
  return [200, { ...refund, amount: { value: refund.value, currency_code: 'EUR' }, links }];
}

/** Supports the part of PayPal's Orders v2 that we use: tokens, request ids, approval, capture, webhook check. */
export async function startFakePaypal(): Promise<FakePaypal> {
  let refundStatus: Refund['status'] = 'COMPLETED';
  const fake: Omit<FakePaypal, 'url' | 'close'> = {
    account: fakePaypalReport(),
    orders: new Map(),
    refunds: [],
    tokens: 0,
    refundAtDesk(order, value) {
      const id = `RF${fake.refunds.length + 1}`;
      fake.refunds.push({ id, capture: `CAP${order}`, value, key: '', status: refundStatus });
      return id;
    },
    answerRefunds(status) {
      refundStatus = status;
    },
    setRefund(id, status) {
      const refund = fake.refunds.find((each) => each.id === id);
      if (refund) refund.status = status;
    },
    approve(id, instrument = 'good') {
      const order = fake.orders.get(id);
      if (order) order.status = instrument === 'good' ? 'APPROVED' : 'APPROVED_DECLINED';
    },
  };
  const answers = new Map<string, Answer>();
  const grantToken = (authorization: string | undefined): Answer => {
    fake.tokens += 1;
    const isKnown = authorization === `Basic ${Buffer.from('client:secret').toString('base64')}`;
    return isKnown ? [200, { access_token: 'token-1', expires_in: 32_400 }] : refused(401, 'invalid_client');
  };
  const create = (sent: Sent): Answer => {
    const id = `PP${fake.orders.size + 1}`;
    const amount = sent.purchase_units?.[0]?.amount ?? { value: '0.00', currency_code: 'EUR' };
    const order: FakeOrder = { id, status: 'PAYER_ACTION_REQUIRED', amount, captures: [] };
    fake.orders.set(id, order);
    return [201, viewOrder(order, fake.refunds)];
  };
  const capture = (order: FakeOrder): Answer => {
    if (order.status !== 'APPROVED') return refused(422, 'INSTRUMENT_DECLINED');
    order.status = 'COMPLETED';
    order.captures.push({ id: `CAP${order.id}`, status: 'COMPLETED', amount: order.amount });
    return [201, viewOrder(order, fake.refunds)];
  };
  const refund = (captured: string, sent: Sent, key: unknown): Answer => {
    const made: Refund = {
      id: `RF${fake.refunds.length + 1}`,
      capture: captured,
      value: sent.amount?.value ?? '',
      key: String(key),
      custom_id: sent.custom_id ?? '',
      status: refundStatus,
    };
    fake.refunds.push(made);
    return [201, made];
  };
  const onOrder = (id: string, isCapture: boolean): Answer => {
    const order = fake.orders.get(id);
    if (!order) return refused(404, 'RESOURCE_NOT_FOUND');
    return isCapture ? capture(order) : [200, viewOrder(order, fake.refunds)];
  };
  const onPayment = (kind: string, id: string): Answer =>
    kind === 'refunds' ? viewRefund(fake.refunds.find((each) => each.id === id)) : [200, viewCapture(id)];
  const onPath = ({ method, url = '', headers }: IncomingMessage, sent: Sent): Answer => {
    const [, kind, id = '', verb] = /^\/v2\/\w+\/(orders|captures|refunds)\/(\w+)(?:\/(\w+))?$/.exec(url) ?? [];
    if (kind !== 'captures' && kind !== 'refunds') return onOrder(id, verb === 'capture');
    return method === 'GET' ? onPayment(kind, id) : refund(id, sent, headers['paypal-request-id']);
  };
  const act = (request: IncomingMessage, body: string): Answer => {
    const { method, url, headers } = request;
    if (url === '/v1/oauth2/token') return grantToken(headers.authorization);
    if (headers.authorization !== 'Bearer token-1') return refused(401, 'AUTHENTICATION_FAILURE');
    if (url?.startsWith('/v1/reporting/transactions')) return fake.account.answer(url);
    const sent = JSON.parse(body || '{}') as Sent;
    if (url === '/v1/notifications/verify-webhook-signature')
      return [200, { verification_status: isSignedByPaypal(body) ? 'SUCCESS' : 'FAILURE' }];
    if (method === 'POST' && url === '/v2/checkout/orders') return create(sent);
    return onPath(request, sent);
  };
  const server = createServer((request, response) => void serve(request, response));
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const key = request.headers['paypal-request-id'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    const [status, answer] = known ?? act(request, body);
    if (typeof key === 'string' && status < 400) answers.set(key, [status, answer]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  const url = await listen(server);
  return Object.assign(fake, { url, close: () => new Promise<void>((resolve) => server.close(() => resolve())) });
}
