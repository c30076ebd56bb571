import { describe, expect, it } from '@jest/globals';
import { tillPath } from './till-path.ts';

describe('the way back to the till', () => {
  it('leads to a till of this shop and nowhere else', () => {
    const till = '/admin/market/019a0000-0000-7000-8000-000000000001/till';
    expect(tillPath(till)).toBe(till);
    for (const other of [null, '', 'https://elsewhere.test/', '//elsewhere.test/till', '/admin/orders', `${till}/x`])
      expect(tillPath(other)).toBeUndefined();
  });
});
