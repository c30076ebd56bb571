import type { StoredRecord } from '@aimante/till';
import { describe, expect, it } from '@jest/globals';
import { stockOf } from './stock-of.ts';

const item = { ownerId: 'p', stock: 10 };
/** A whole record has many more fields. These are the ones that the stock depends on. */
const stored = (number: number, kind: string, quantity: number) =>
  ({ number, state: 'sent', record: { kind, lines: [{ ownerId: 'p', quantity }] } }) as unknown as StoredRecord;

describe('the stock on a tile', () => {
  it('counts sent sales too, until the server names a stock that contains them', () => {
    const records = [stored(2, 'sale', 3), stored(3, 'void', 1)];
    expect(stockOf(item, { records, lastNumber: 1 })).toBe(8);
    expect(stockOf(item, { records, lastNumber: 2 })).toBe(11);
    expect(stockOf(item, { records, lastNumber: 3 })).toBe(10);
  });
});
