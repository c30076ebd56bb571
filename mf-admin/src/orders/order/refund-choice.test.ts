import { describe, expect, it } from '@jest/globals';
import { noChoice, refundLines, refundOfChoice } from './refund-choice.ts';

type Facts = Parameters<typeof refundLines>[0];

const line = (id: string, quantity: number, options: string | null = null) =>
  ({ id, name: `Magnet ${id}`, options, quantity }) as Facts['lines'][number];
const order: Facts = {
  lines: [line('a', 3, '5 × 5 cm'), line('b', 1), line('gift', 1)],
  refundable: {
    lines: [
      { lineId: 'a', paidCents: 1000, refundedQuantity: 1 },
      { lineId: 'b', paidCents: 450, refundedQuantity: 0 },
      { lineId: 'gift', paidCents: 0, refundedQuantity: 0 },
    ],
    shippingCents: 490,
  },
};

describe('the lines to refund', () => {
  it('are those that were paid, with their options and the units that are left', () => {
    expect(refundLines(order).map(({ title, left }) => [title, left])).toEqual([
      ['Magnet a (5 × 5 cm)', 2],
      ['Magnet b', 1],
    ]);
  });

  it('do not exist for an order of which nothing can be refunded', () => {
    expect(refundLines({ lines: order.lines, refundable: undefined })).toEqual([]);
  });
});

describe('a refund', () => {
  it('without a choice has no lines and no amount', () => {
    expect(refundOfChoice(order, noChoice)).toEqual({ lines: [], shipping: false, amountCents: 0 });
  });

  it('pays each cent of a line back once, also when the line is refunded in parts', () => {
    const amounts = [0, 1, 2].map((refundedQuantity) => {
      const lines = [{ lineId: 'a', paidCents: 1000, refundedQuantity }];
      const facts: Facts = { lines: order.lines, refundable: { lines, shippingCents: 0 } };
      return refundOfChoice(facts, { units: { a: 1 }, shipping: false }).amountCents;
    });
    expect(amounts.reduce((sum, cents) => sum + cents)).toBe(1000);
  });

  it('never has more units than the order still has', () => {
    expect(refundOfChoice(order, { units: { a: 9, gift: 1, unknown: 1 }, shipping: false })).toEqual({
      lines: [{ lineId: 'a', quantity: 2 }],
      shipping: false,
      amountCents: 667,
    });
  });

  it('has the delivery if some of it is left', () => {
    expect(refundOfChoice(order, { units: { b: 1 }, shipping: true })).toMatchObject({
      shipping: true,
      amountCents: 940,
    });
    const paidBack: Facts = { ...order, refundable: { lines: [], shippingCents: 0 } };
    expect(refundOfChoice(paidBack, { units: {}, shipping: true })).toMatchObject({ shipping: false, amountCents: 0 });
  });
});
