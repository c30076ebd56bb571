import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { discountCents, shareOut, totalsOf, totalsWithPoints, vatWithin } from './pricing.ts';

describe('discountCents', () => {
  it.each([
    [1005, 10, 101],
    [1004, 10, 100],
    [995, 10, 100],
    [1, 50, 1],
    [1, 49, 0],
    [1, 100, 1],
  ])('rounds half a cent up: %i cents less %i %% is %i cents off', (cents, value, expected) => {
    expect(discountCents({ type: 'percentage', value, minimumCents: 0 }, cents)).toBe(expected);
  });

  it('never takes more off than there is', () => {
    expect(discountCents({ type: 'fixed', value: 500, minimumCents: 0 }, 420)).toBe(420);
  });
});

describe('vatWithin', () => {
  it.each([
    [1200, 20, 200],
    [100, 20, 17],
    [3, 20, 1],
    [1055, 5.5, 55],
    [999, 0, 0],
  ])('finds in %i cents at %d %% a VAT of %i', (gross, rate, vat) => expect(vatWithin(gross, rate)).toBe(vat));
});

describe('totalsOf', () => {
  it('adds the VAT of each line at its own rate, and that of delivery at the rate of the order', () => {
    const lines = [{ totalCents: 1200 }, { totalCents: 1055, vatRate: 5.5 }];
    expect(totalsOf({ lines, shippingCents: 600, vatRate: 20 }).vatCents).toBe(200 + 55 + 100);
  });
});

const line = fc.record({ totalCents: fc.integer({ min: 0, max: 5_000_000 }), isDiscounted: fc.boolean() });
const discount = fc.oneof(
  fc.record({
    type: fc.constant('percentage' as const),
    value: fc.integer({ min: 1, max: 100 }),
    minimumCents: fc.integer({ min: 0, max: 100_000 }),
  }),
  fc.record({
    type: fc.constant('fixed' as const),
    value: fc.integer({ min: 1, max: 100_000 }),
    minimumCents: fc.integer({ min: 0, max: 100_000 }),
  }),
);
const order = fc.record({
  lines: fc.array(line, { maxLength: 30 }),
  discount: fc.option(discount),
  shippingCents: fc.integer({ min: 0, max: 5000 }),
  vatRate: fc.constantFrom(0, 2.1, 5.5, 10, 20),
});
const runs = { numRuns: 10_000 };

describe('the laws of money', () => {
  it('total = lines - discount + shipping, and no amount is negative or split', () => {
    fc.assert(
      fc.property(order, (given) => {
        const totals = totalsOf(given);
        const lines = given.lines.reduce((all, one) => all + one.totalCents, 0);
        expect(totals.totalCents).toBe(lines - totals.discountCents + totals.shippingCents);
        expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents);
        expect(Object.values(totals).filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
      }),
      runs,
    );
  });

  it('the order of the lines does not matter', () => {
    const shuffled = order.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given.lines, { minLength: given.lines.length, maxLength: given.lines.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([given, lines]) => expect(totalsOf({ ...given, lines })).toEqual(totalsOf(given))),
      runs,
    );
  });

  it('the VAT differs from that of the whole by less than half a cent a line', () => {
    fc.assert(
      fc.property(order, (given) => {
        const totals = totalsOf(given);
        const whole = (totals.totalCents * given.vatRate) / (100 + given.vatRate);
        expect(Math.abs(totals.vatCents - whole)).toBeLessThanOrEqual((given.lines.length + 1) / 2 + 1e-6);
      }),
      runs,
    );
  });

  it('an amount is split to the last cent, and no share exceeds its weight', () => {
    const shares = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 30 })
      .chain((weights) =>
        fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: weights.reduce((a, b) => a + b, 0) })),
      );
    fc.assert(
      fc.property(shares, ([weights, amount]) => {
        const parts = shareOut(amount, weights);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
        expect(parts.filter((part, place) => part > (weights[place] ?? 0))).toEqual([]);
      }),
      runs,
    );
  });
});

describe('points', () => {
  const lines = [{ totalCents: 1000 }, { totalCents: 500 }];

  it('pay what the discount leaves, and their VAT is not owed', () => {
    const discount = { type: 'percentage', value: 10, minimumCents: 0 } as const;
    expect(totalsWithPoints({ lines, discount, pointsCents: 500, shippingCents: 999, vatRate: 20 })).toEqual({
      subtotalCents: 1500,
      discountCents: 650,
      pointsCents: 500,
      shippingCents: 999,
      vatCents: 309,
      totalCents: 1849,
    });
  });

  it('never pay delivery', () => {
    const { pointsCents, totalCents } = totalsWithPoints({ lines, pointsCents: 5000, shippingCents: 999, vatRate: 20 });
    expect([pointsCents, totalCents]).toEqual([1500, 999]);
  });
});
