import { expect, it } from '@jest/globals';
import { orderInterval } from './order-interval.ts';

const refund = { id: 'refund', amountCents: 490, createdAt: '2026-11-20T10:00:00Z', reason: 'Rayé' } as const;

it('loads an order each second while a refund is sent', () => {
  expect(orderInterval({ refunds: [{ ...refund, state: 'asked' }] })).toBe(1000);
});

it.each([
  ['has no refund', []],
  ['waits for the bank', [{ ...refund, state: 'pending' as const }]],
  ['is paid back', [{ ...refund, state: 'done' as const }]],
  ['waits for a transfer by the owner', [{ ...refund, state: 'asked' as const, needsAction: true }]],
])('loads an order that %s each ten seconds', (_, refunds) => {
  expect(orderInterval({ refunds })).toBe(10_000);
});

it('waits ten seconds before it asks again for an order that did not load', () => {
  expect(orderInterval(undefined)).toBe(10_000);
});
