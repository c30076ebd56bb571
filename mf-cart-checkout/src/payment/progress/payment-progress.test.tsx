/** @jest-environment node */
import { createClient } from '@aimante/api-contract';
import type { Order } from '@aimante/api-contract/orders';
import type { PaymentStep } from '@aimante/api-contract/payments';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answer3ds, pay, settled } from './payment-progress.ts';

type Answer = Partial<PaymentStep> | Response | 'none';
const order = { id: 'o1', trackToken: 't1', totalCents: 900 } as Order;
const card = { provider: 'demo' } as const;
const refusal = (status: number, code = 'ANY', details?: object) =>
  Response.json({ code, message: 'Non.', details }, { status });
const no: unknown = expect.objectContaining({ message: 'Non.' });
const open = { state: 'open', provider: 'paypal' } as const;
const paid = { state: 'paid' } as const;
const action = { kind: 'redirect', url: 'https://bank.example' } as const;

/** A server that returns these answers in order, and the last one for ever. */
function serverOf(...answers: readonly Answer[]) {
  const requests: string[] = [];
  const api = createClient({
    baseUrl: '',
    fetch: async (url, init) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(`${init.method} ${url}`);
      if (answer === undefined || answer === 'none') throw new TypeError('no network');
      return answer instanceof Response ? answer.clone() : Response.json({ failure: null, action: null, ...answer });
    },
  });
  return { api, requests };
}

/** Waits for an outcome, without the pauses between two questions. */
async function outcomeOf<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  await jest.advanceTimersByTimeAsync(60_000);
  return work;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a payment', () => {
  it.each<[string, Answer, object]>([
    ['that succeeds is done', paid, { kind: 'done' }],
    ['that the bank declines has failed', { state: 'failed' }, { kind: 'failed' }],
    ['that was closed has failed', { state: 'closed' }, { kind: 'failed' }],
    ['with a step at the bank goes there', { state: 'requires_action', action }, { kind: 'action', action }],
    [
      'by transfer is done, because its details are on the next page',
      { ...open, provider: 'transfer' },
      { kind: 'done' },
    ],
    ['by transfer never leaves the shop', { state: 'requires_action', action, provider: 'transfer' }, { kind: 'done' }],
    ['of a paid order is done', refusal(409, 'ORDER_ALREADY_PAID'), { kind: 'done' }],
    ['of an ended session asks to sign in', refusal(401), { kind: 'signed-out' }],
    ['that is refused says why', refusal(409, 'HOLD_EXPIRED'), { kind: 'refused', cause: no }],
    [
      'of a replaced order leads to the other',
      refusal(409, 'ORDER_REPLACED', { trackToken: 't2' }),
      { kind: 'replaced', token: 't2' },
    ],
    [
      'of an order that another customer replaced says so',
      refusal(409, 'ORDER_REPLACED'),
      { kind: 'refused', cause: no },
    ],
  ])('%s', async (_, answer, outcome) => {
    const { api, requests } = serverOf(answer);
    expect(await pay(api, order, card)).toEqual(outcome);
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['was lost', 'none'],
    ['broke on the server', refusal(502)],
    ['is under way in another tab', refusal(409, 'PAYMENT_IN_PROGRESS')],
    ['is open at the provider', open],
  ])('that %s is asked about, and never made twice', async (_, first) => {
    const { api, requests } = serverOf(first, open, paid);
    expect(await outcomeOf(pay(api, order, card))).toEqual({ kind: 'done' });
    expect(requests.filter((line) => line.includes('refresh'))).toHaveLength(2);
    expect(requests).toHaveLength(3);
  });
});

describe('the question how a payment ended', () => {
  it.each<[string, readonly Answer[], object]>([
    ['goes on to the confirmation while the provider is slow', [open], { kind: 'done' }],
    ['has no answer without a network', ['none'], { kind: 'unknown' }],
    ['survives a moment without a network', ['none', { state: 'failed' }], { kind: 'failed' }],
    ['stops at an ended session', [open, refusal(401)], { kind: 'signed-out' }],
  ])('%s', async (_, answers, outcome) => {
    expect(await outcomeOf(settled(serverOf(...answers).api, order))).toEqual(outcome);
  });

  it('is asked six times at most', async () => {
    const { api, requests } = serverOf(open);
    await outcomeOf(settled(api, order));
    expect(requests).toHaveLength(6);
  });

  it('follows an answer to the bank that was lost', async () => {
    const { api, requests } = serverOf('none', paid);
    expect(await outcomeOf(answer3ds(api, order, { reference: 'r1', approve: true }))).toEqual({ kind: 'done' });
    expect(requests).toHaveLength(2);
  });
});
