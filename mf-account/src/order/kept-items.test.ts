import type { Order } from '@aimante/api-contract/orders';
import { expect, it } from '@jest/globals';
import { reducedTotal } from './kept-items.ts';

const orderOf = (more: object, line: object = { removedQuantity: 1 }) =>
  ({
    ...{ status: 'en_cours', paymentStatus: 'paid', stage: 'pret', totalCents: 900, refundedCents: 0 },
    lines: [{ quantity: 2, ...line }],
    ...more,
  }) as unknown as Order;

it.each<[number | undefined, object, object?]>([
  [600, { refundedCents: 300 }],
  [600, { refundPendingCents: 300 }],
  // A refund for another reason: the order stays as it was.
  [undefined, { refundedCents: 300 }, {}],
  [undefined, { status: 'annule', refundedCents: 900 }],
])('an order with removed items costs %s: %j', (expected, more, line) => {
  expect(reducedTotal(orderOf(more, line))).toBe(expected);
});
