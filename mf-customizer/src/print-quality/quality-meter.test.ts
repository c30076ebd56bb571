import { describe, expect, it } from '@jest/globals';
import { meterPosition } from './quality-meter.ts';

describe('meterPosition', () => {
  it.each([
    [0, 0.01],
    [100, 0.125],
    [150, 0.25],
    [250, 0.625],
    [300, 0.75],
    [2000, 0.99],
  ])('puts %d dots per inch at %d', (dpi, position) => {
    expect(meterPosition(dpi)).toBeCloseTo(position, 6);
  });
});
