import type { Order } from '@aimante/api-contract/orders';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { isJustPlaced } from './just-placed.ts';

const now = new Date('2026-11-20T10:00:00Z');
const order = (facts: Partial<Order>): Order =>
  ({
    id: '018f3c1e-0000-7000-8000-000000000001',
    status: 'en_cours',
    paymentStatus: 'paid',
    stage: 'a_verifier',
    createdAt: '2026-11-20T09:30:00.000Z',
    paidAt: '2026-11-20T09:45:00.000Z',
    payment: null,
    ...facts,
  }) as Order;

beforeEach(() => sessionStorage.clear());

describe('isJustPlaced', () => {
  it.each<[string, Partial<Order>, boolean]>([
    ['paid a moment ago', {}, true],
    ['paid yesterday', { paidAt: '2026-11-19T09:45:00.000Z' }, false],
    ['not paid for half an hour', { paidAt: null, status: 'en_attente', paymentStatus: 'pending' }, false],
    ['paid without photos, so that it is ready at once', { stage: 'pret' }, true],
    ['already printed', { stage: 'imprime' }, false],
    ['with a blocked photo', { stage: 'bloque' }, false],
    ['cancelled', { status: 'annule' }, false],
  ])('is mailed about an order that is %s', (_, facts, isJust) => {
    expect(isJustPlaced(order(facts), now)).toBe(isJust);
  });

  it('waits on the page while a payment is being confirmed, however long that takes', () => {
    const payment = { provider: 'paypal', state: 'open' } as Order['payment'];
    const facts = { paidAt: null, paymentStatus: 'pending', createdAt: '2026-11-19T09:45:00.000Z', payment } as const;
    expect(isJustPlaced(order(facts), now)).toBe(true);
  });
});
