import { describe, expect, it } from '@jest/globals';
import { wheelMove } from './wheel.ts';

const turn = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false };
const zoomOf = (deltaY: number, more: Partial<typeof turn> = {}) => {
  const move = wheelMove({ ...turn, deltaY, ...more });
  return 'zoom' in move ? move.zoom : Number.NaN;
};

describe('the wheel', () => {
  it('zooms by a tenth for a notch, in every browser', () => {
    expect(zoomOf(-100)).toBeCloseTo(1.1, 6);
    expect(zoomOf(-3, { deltaMode: 1 })).toBeCloseTo(1.1, 6);
    expect(zoomOf(100)).toBeCloseTo(1 / 1.1, 6);
  });

  it('zooms a trackpad by its distance, however many events it sends', () => {
    const ofFifty = Array.from({ length: 50 }, () => zoomOf(-1)).reduce((all, one) => all * one, 1);
    expect(ofFifty).toBeCloseTo(zoomOf(-50), 6);
    expect(ofFifty).toBeLessThan(1.06);
  });

  it('follows a pinch, and never leaps with a mouse', () => {
    expect(zoomOf(-10, { ctrlKey: true })).toBeCloseTo(Math.exp(0.1), 6);
    expect(zoomOf(-120, { ctrlKey: true })).toBeLessThan(1.25);
  });

  it.each([
    ['fingers that go sideways', { deltaX: 30, deltaY: 4 }, { x: -30, y: -4 }],
    ['shift', { deltaY: 100, shiftKey: true }, { x: -100, y: 0 }],
  ])('pans with %s', (_, more, pan) => {
    expect(wheelMove({ ...turn, ...more })).toEqual({ pan });
  });
});
