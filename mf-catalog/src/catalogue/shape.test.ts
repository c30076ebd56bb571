import { describe, expect, it } from '@jest/globals';
import { shapeOf, sizeOf } from './shape.ts';

describe('a magnet', () => {
  const measured = (magnetWidth: number | null, magnetHeight: number | null, dimensions: string | null = null) => ({
    magnetWidth,
    magnetHeight,
    magnetShape: null,
    dimensions,
  });

  it('has the shape that it is cut in', () => {
    expect(shapeOf({ ...measured(60, 55), magnetShape: 'heart' })).toBe('heart');
    expect(shapeOf({ ...measured(50, 50), magnetShape: 'rectangle' })).toBe('square');
  });

  it('has the shape of its sides', () => {
    expect(shapeOf(measured(50, 50))).toBe('square');
    expect(shapeOf(measured(50, 50, 'Ø 50 mm'))).toBe('round');
    expect(shapeOf(measured(100, 70))).toBe('rectangle');
    expect(shapeOf(measured(50, 100))).toBe('strip');
    expect(shapeOf(measured(null, null))).toBeNull();
  });

  it('has the size of its longer side', () => {
    expect(sizeOf(measured(60, 40))).toBe('small');
    expect(sizeOf(measured(61, 40))).toBe('medium');
    expect(sizeOf(measured(70, 99))).toBe('medium');
    expect(sizeOf(measured(70, 100))).toBe('large');
    expect(sizeOf(measured(null, null))).toBeNull();
  });
});
