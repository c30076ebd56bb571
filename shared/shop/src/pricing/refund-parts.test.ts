import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { vatWithin } from './pricing.ts';
import { refundedVat, refundOfUnits } from './refund-parts.ts';

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }),
  paidCents: fc.integer({ min: 0, max: 500_000 }),
  rate: fc.constantFrom(0, 5.5, 17, 20, 21),
});

describe('a refund of units', () => {
  it('pays the part of the discounted price', () => {
    expect(refundOfUnits({ quantity: 3, paidCents: 1215, refundedQuantity: 0 }, 2)).toBe(810);
  });

  it('adds up to the paid line and its VAT, in whatever steps', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });
    fc.assert(
      fc.property(anyLine, steps, ({ quantity, paidCents, rate }, sizes) => {
        let refundedQuantity = 0;
        let cents = 0;
        let vat = 0;
        for (const size of [...sizes, quantity]) {
          const units = Math.min(size, quantity - refundedQuantity);
          const line = { quantity, paidCents, refundedQuantity };
          cents += refundOfUnits(line, units);
          vat += refundedVat(line, units, rate);
          refundedQuantity += units;
        }
        expect([cents, vat]).toEqual([paidCents, vatWithin(paidCents, rate)]);
      }),
    );
  });
});
