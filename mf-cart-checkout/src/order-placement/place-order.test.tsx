import { type Client, createClient } from '@aimante/api-contract';
import type { OrderDraft } from '@aimante/api-contract/orders';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetAttempt, readAttempt } from './order-attempt.ts';
import { placeOrder } from './place-order.ts';

const body: OrderDraft = {
  items: [{ productId: '0199a000-0000-7000-8000-000000000001', quantity: 2, photos: [] }],
  quoteHash: 'seen',
  contact: { email: 'camille@example.org', phone: null },
  shipping: { method: 'standard' },
  acceptTerms: true,
  checkoutId: '0199a000-0000-4000-8000-000000000009',
};

interface Request {
  readonly line: string;
  readonly key: string | null;
}

type Answer = Response | 'none';
const order = (canPay = true) => ({ id: 'o1', trackToken: 't1', paymentStatus: 'pending', actions: { canPay } });
const refusal = (status: number, code: string, details?: object) =>
  Response.json({ code, message: 'Non.', details }, { status });

function serverOf(...answers: Answer[]): { api: Client; requests: Request[] } {
  const requests: Request[] = [];
  const api = createClient({
    baseUrl: '',
    fetch: async (url, init) => {
      requests.push({ line: `${init.method} ${url}`, key: new Headers(init.headers).get('idempotency-key') });
      const answer = answers.shift();
      if (answer === undefined || answer === 'none') throw new TypeError('no network');
      return answer;
    },
  });
  return { api, requests };
}

const no: unknown = expect.objectContaining({ message: 'Non.' });

beforeEach(() => {
  sessionStorage.clear();
  forgetAttempt();
});

describe('placing an order', () => {
  const halfAnAnswer = () => new Response('{"id":"o1","tra', { headers: { 'content-type': 'application/json' } });
  it.each([
    ['was lost', () => 'none' as const],
    ['broke off', halfAnAnswer],
  ])('sends an order again with the same key when its answer %s', async (_, first) => {
    const { api, requests } = serverOf(first(), Response.json(order(), { status: 201 }));
    expect(await placeOrder(api, body)).toEqual({ kind: 'lost' });
    expect((await placeOrder(api, body)).kind).toBe('placed');
    expect(requests.map(({ line }) => line)).toEqual(['POST /api/orders', 'POST /api/orders']);
    expect(requests[0]?.key).toBe(requests[1]?.key);
  });

  it('sends what is ordered instead, and another press, with another key', async () => {
    const { api, requests } = serverOf(...[1, 2, 3].map(() => Response.json(order(), { status: 201 })));
    await placeOrder(api, body);
    await placeOrder(api, { ...body, shipping: { method: 'express' } });
    await placeOrder(api, { ...body, shipping: { method: 'express' } });
    expect(requests.map(({ line }) => line)).toEqual(Array.from({ length: 3 }, () => 'POST /api/orders'));
    expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
  });

  it('links the order of this cart', async () => {
    const { api } = serverOf(refusal(409, 'CHECKOUT_ORDERED', { trackToken: 't7', number: 'PM-26-7' }));
    expect(await placeOrder(api, body)).toEqual({ kind: 'ordered', token: 't7', cause: no });
  });

  it('asks before the same is ordered twice', async () => {
    const { api } = serverOf(refusal(409, 'ORDER_REPEATED', { trackToken: 't7', number: 'PM-26-7' }));
    expect(await placeOrder(api, body)).toEqual({ kind: 'repeated', token: 't7', number: 'PM-26-7' });
  });

  it('keeps the request of a customer with an ended session, to send it again', async () => {
    const { api, requests } = serverOf(refusal(401, 'UNAUTHENTICATED'), Response.json(order(), { status: 201 }));
    expect(await placeOrder(api, body)).toEqual({ kind: 'signed-out' });
    expect((await placeOrder(api, body)).kind).toBe('placed');
    expect(requests[0]?.key).toBe(requests[1]?.key);
  });

  it('hands a new price back to the customer', async () => {
    const { api } = serverOf(refusal(409, 'PRICE_CHANGED', { quote: { totalCents: 900 } }));
    expect(await placeOrder(api, body)).toEqual({
      kind: 'changed',
      quote: { totalCents: 900 },
      cause: no,
      isCoupon: false,
    });
    expect(readAttempt()).toBeUndefined();
  });

  it('marks a coupon that this customer cannot use', async () => {
    const { api } = serverOf(refusal(409, 'COUPON_ALREADY_USED'));
    expect(await placeOrder(api, body)).toMatchObject({ kind: 'changed', cause: no, isCoupon: true });
  });

  it('names the photos that the server no longer has', async () => {
    const { api } = serverOf(refusal(409, 'PHOTO_GONE', { photoIds: ['cat', 1, 'bear'] }));
    expect(await placeOrder(api, body)).toEqual({ kind: 'photos-gone', photoIds: ['cat', 'bear'], cause: no });
  });

  it('says what the server refuses', async () => {
    const { api } = serverOf(refusal(409, 'PHOTO_UNKNOWN'));
    expect(await placeOrder(api, body)).toEqual({ kind: 'refused', cause: no });
  });
});
