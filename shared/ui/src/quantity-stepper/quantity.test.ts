import { describe, expect, it } from '@jest/globals';
import { clamp, quantityAfterKey, readQuantity } from './quantity.ts';

const bounds = { min: 1, max: 999 };

describe('a quantity', () => {
  it.each([
    [0, 1],
    [1, 1],
    [999, 999],
    [1000, 999],
  ])('%i is clamped to %i', (value, expected) => {
    expect(clamp(value, bounds)).toBe(expected);
  });

  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['', undefined],
    ['1,5', undefined],
    ['1e3', undefined],
    ['-4', undefined],
    ['neuf', undefined],
  ])('typed as "%s" is read as %p', (text, value) => {
    expect(readQuantity(text)).toBe(value);
  });

  it.each([
    ['ArrowUp', 999, 999],
    ['ArrowDown', 1, 1],
    ['PageUp', 5, 15],
    ['PageDown', 5, 1],
    ['Home', 5, 1],
    ['End', 5, 999],
    ['a', 5, undefined],
  ])('after %s from %i is %p', (key, value, next) => {
    expect(quantityAfterKey(key, value, bounds)).toBe(next);
  });
});
