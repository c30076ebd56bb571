import { describe, expect, it } from '@jest/globals';
import { canonical, hashedText, piecesFor, vatTotals } from './till.ts';

describe('the text that is hashed', () => {
  it('does not depend on the order of the keys, and has no hash', () => {
    expect(hashedText({ b: 1, a: { d: [2, null], c: 'é' }, hash: 'x' })).toBe('{"a":{"c":"é","d":[2,null]},"b":1}');
    expect(canonical({ a: undefined })).toBe('{}');
  });
});

describe('the VAT of a sale', () => {
  it('is computed for each rate from the sum of its lines', () => {
    const lines = [
      { totalCents: 333, vatRate: 20 },
      { totalCents: 2000, vatRate: 0 },
      { totalCents: 333, vatRate: 20 },
    ];
    expect(vatTotals(lines)).toEqual([
      { rate: 20, grossCents: 666, vatCents: 111 },
      { rate: 0, grossCents: 2000, vatCents: 0 },
    ]);
  });
});

describe('the change', () => {
  it.each([
    [356, [200, 100, 50, 5, 1]],
    [0, []],
    [8888, [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1]],
  ])('of %i cents has the fewest pieces', (cents, pieces) => {
    expect(piecesFor(cents)).toEqual(pieces);
  });
});
