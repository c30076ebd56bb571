import { createRecipe, isCovered, sourcePointAt, zoomAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { historyOfKey, reframeOfKey } from './crop-keys.ts';
import { fromSlider, stepZoom, toSlider, withZoom, zoomOf } from './zoom.ts';

const start = zoomAt(createRecipe({ width: 4000, height: 3000 }, 1), 2);
const frame = { width: 400, height: 400 };
const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, more: Partial<typeof plain> = {}) => reframeOfKey({ key, ...plain, ...more }, frame);

describe('a key', () => {
  it.each([
    ['one pixel', {}, 1],
    ['ten pixels with shift', { shiftKey: true }, 10],
  ])('moves the photo by %s', (_, more, pixels) => {
    const moved = press('ArrowRight', more)?.(start) ?? start;
    const seen = sourcePointAt(start, { x: 0.5, y: 0.5 });
    const there = sourcePointAt(moved, { x: 0.5 + pixels / frame.width, y: 0.5 });
    expect(there.x).toBeCloseTo(seen.x, 6);
  });

  it.each(['+', '-', '[', ']', 'r', 'R', 'h', 'v', 'f', '0', 'ArrowUp'])('never uncovers the frame: %s', (key) => {
    const change = press(key);
    expect(change).toBeDefined();
    expect(isCovered(change?.(start) ?? start)).toBe(true);
  });

  it('is left to the browser together with control', () => {
    expect(press('r', { ctrlKey: true })).toBeUndefined();
    expect(press('a')).toBeUndefined();
  });

  it.each([
    ['z', { ctrlKey: true }, 'undone'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redone'],
    ['y', { ctrlKey: true }, 'redone'],
    ['z', { metaKey: true }, 'undone'],
    ['z', {}, undefined],
  ])('%s goes through the steps', (key, more, expected) => {
    expect(historyOfKey({ key, ...plain, ...more })).toBe(expected);
  });
});

describe('zoom', () => {
  it('moves in tenths', () => {
    expect(zoomOf(stepZoom(withZoom(start, 1.62), 1))).toBeCloseTo(1.7, 6);
    expect(zoomOf(stepZoom(withZoom(start, 1.7), 1))).toBeCloseTo(1.8, 6);
    expect(zoomOf(stepZoom(withZoom(start, 1.7), -1))).toBeCloseTo(1.6, 6);
  });

  it('keeps its value through the slider', () => {
    expect(fromSlider(toSlider(3.3))).toBeCloseTo(3.3, 9);
    expect([toSlider(1), toSlider(10)]).toEqual([0, 1]);
  });
});
