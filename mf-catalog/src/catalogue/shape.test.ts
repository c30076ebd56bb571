import { describe, expect, it } from '@jest/globals';
import { cutOf } from './shape.ts';

describe('a magnet', () => {
  it('has the shape that it is cut in', () => {
    expect(cutOf({ magnetShape: 'heart', dimensions: 'Ø 50 mm' })).toBe('heart');
    expect(cutOf({ magnetShape: null, dimensions: 'Ø 50 mm' })).toBe('round');
    expect(cutOf({ magnetShape: null, dimensions: null })).toBe('rectangle');
  });
});
