import type { Order } from '@aimante/api-contract/orders';
import { expect, it } from '@jest/globals';
import { reducedTotal } from './kept-items.ts';
import { line, order } from './order.fixture.ts';

const reduced = [line({ removedQuantity: 1 })];

it.each<[number | undefined, Partial<Order>]>([
  [600, { lines: reduced, refundedCents: 300 }],
  [600, { lines: reduced, refundPendingCents: 300 }],
  // A refund for another reason: the order stays as it was.
  [undefined, { refundedCents: 300 }],
  [undefined, { lines: reduced, status: 'annule', refundedCents: 900 }],
])('an order with removed items costs %s: %j', (expected, change) => {
  expect(reducedTotal(order({ stage: 'pret', ...change }))).toBe(expected);
});
