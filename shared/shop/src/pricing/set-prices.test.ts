import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { composeSets, nextSetStep, type SetOffer, supplyOf, type ToCompose, totalOfParts } from './set-prices.ts';

const nine: SetOffer = { id: 'nine', quantity: 9, priceCents: 390, available: 50 };
const four: SetOffer = { id: 'four', quantity: 4, priceCents: 420, available: 50 };
const order = (quantity: number, more: Partial<ToCompose> = {}): ToCompose => ({
  quantity,
  singleCents: 450,
  singlesAvailable: 100,
  sets: [nine],
  ...more,
});
const sums = (parts: ReturnType<typeof composeSets>) => parts.map(({ setId, quantity }) => [setId, quantity]);

describe('the composition of a line', () => {
  it('takes a set and one more for ten magnets', () => {
    const parts = composeSets(order(10));
    expect(sums(parts)).toEqual([
      ['nine', 9],
      [null, 1],
    ]);
    expect(totalOfParts(parts)).toBe(3960);
  });

  it('joins sets of two sizes', () => {
    expect(sums(composeSets(order(13, { sets: [nine, four] })))).toEqual([
      ['nine', 9],
      ['four', 4],
    ]);
  });

  it('takes as many sets as there are, and single magnets for the rest', () => {
    expect(sums(composeSets(order(18, { sets: [{ ...nine, available: 1 }] })))).toEqual([
      ['nine', 9],
      [null, 9],
    ]);
  });

  it('never takes a set that costs more', () => {
    expect(sums(composeSets(order(9, { sets: [{ ...nine, priceCents: 460 }] })))).toEqual([[null, 9]]);
  });

  it('takes a dearer set where no single magnet is left', () => {
    const sets = [{ ...nine, priceCents: 460 }];
    expect(sums(composeSets(order(9, { sets, singlesAvailable: 0 })))).toEqual([['nine', 9]]);
  });

  const anySet = fc.record({
    id: fc.uuid(),
    quantity: fc.integer({ min: 2, max: 12 }),
    priceCents: fc.integer({ min: 0, max: 600 }),
    available: fc.integer({ min: 0, max: 5 }),
  });
  const anyOrder = fc.record({
    quantity: fc.integer({ min: 1, max: 60 }),
    singleCents: fc.integer({ min: 0, max: 600 }),
    singlesAvailable: fc.integer({ min: 60, max: 99 }),
    sets: fc.array(anySet, { maxLength: 3 }),
  });

  it('has all magnets, within the stock, and never costs more with one set more on offer', () => {
    fc.assert(
      fc.property(anyOrder, (wanted) => {
        const parts = composeSets(wanted);
        expect(parts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted.quantity);
        for (const set of wanted.sets) {
          const taken = parts.filter(({ setId }) => setId === set.id).reduce((sum, { quantity }) => sum + quantity, 0);
          expect(taken % set.quantity).toBe(0);
          expect(taken / set.quantity).toBeLessThanOrEqual(set.available);
        }
        const fewer = composeSets({ ...wanted, sets: wanted.sets.slice(1) });
        expect(totalOfParts(parts)).toBeLessThanOrEqual(totalOfParts(fewer));
      }),
    );
  });

  it('never costs more than the same magnets bought in two lines', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 1, max: 60 }), (wanted, first) => {
        fc.pre(first < wanted.quantity);
        const plenty = { ...wanted, sets: wanted.sets.map((set) => ({ ...set, available: 99 })) };
        const priceFor = (quantity: number) => totalOfParts(composeSets({ ...plenty, quantity }));
        expect(priceFor(wanted.quantity)).toBeLessThanOrEqual(priceFor(first) + priceFor(wanted.quantity - first));
      }),
    );
  });
});

describe('the supply', () => {
  it.each([
    [20, 12],
    [10, 10],
    [5, 3],
  ])('of %i magnets, with one set and three single ones, is %i', (quantity, supply) => {
    expect(supplyOf(order(quantity, { singlesAvailable: 3, sets: [{ ...nine, available: 1 }] }))).toBe(supply);
  });
});

describe('the next step', () => {
  it.each([
    [7, { missing: 2, unitPriceCents: 390 }],
    [16, { missing: 2, unitPriceCents: 390 }],
    [4, undefined],
    [9, undefined],
    [10, undefined],
  ])('of %i magnets is %j', (quantity, step) => expect(nextSetStep(order(quantity))).toEqual(step));

  it('is not offered without a set in stock', () => {
    expect(nextSetStep(order(7, { sets: [{ ...nine, available: 0 }] }))).toBeUndefined();
  });
});
