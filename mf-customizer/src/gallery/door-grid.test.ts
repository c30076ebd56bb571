import { describe, expect, it } from '@jest/globals';
import { columnsFor, stepOfKey } from './door-grid.ts';

describe('the door', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 3],
    [9, 3],
    [10, 4],
    [64, 8],
    [65, 8],
    [999, 8],
  ])('has %d magnets in rows of %d', (count, columns) => expect(columnsFor(count)).toBe(columns));

  it.each([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -3],
    ['ArrowDown', 3],
    ['Enter', undefined],
    ['a', undefined],
  ])('moves a magnet by %s through %p places', (key, step) => {
    expect(stepOfKey({ key, altKey: false, ctrlKey: false, metaKey: false }, 3)).toBe(step);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves an arrow with the %s to the browser, which goes back by it',
    (held) => {
      const none = { altKey: false, ctrlKey: false, metaKey: false };
      expect(stepOfKey({ key: 'ArrowLeft', ...none, [held]: true }, 3)).toBeUndefined();
    },
  );
});
