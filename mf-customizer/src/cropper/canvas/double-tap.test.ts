import { createRecipe, isCovered, sourcePointAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { zoomOf } from '../tools/zoom.ts';
import { closeUp, doubleTaps } from './double-tap.ts';

interface Press {
  readonly at: number;
  readonly lasts?: number;
  readonly from?: number;
  readonly to?: number;
}

/** True for each press that ends a double tap. */
function secondsOf(presses: readonly Press[]): boolean[] {
  const taps = doubleTaps();
  return presses.map(({ at, lasts = 80, from = 0, to = from }) => {
    taps.press({ at: { x: from, y: 0 }, time: at });
    return taps.isSecond({ at: { x: to, y: 0 }, time: at + lasts });
  });
}

describe('a double tap', () => {
  it.each<[string, Press[], boolean]>([
    ['two taps at one place', [{ at: 0 }, { at: 200, from: 3 }], true],
    ['two slow taps', [{ at: 0 }, { at: 600 }], false],
    ['two taps far apart', [{ at: 0 }, { at: 200, from: 60 }], false],
    [
      'two drags',
      [
        { at: 0, to: 40 },
        { at: 200, to: 40 },
      ],
      false,
    ],
    ['a long press after a tap', [{ at: 0 }, { at: 150, lasts: 900 }], false],
  ])('%s', (_, presses, expected) => expect(secondsOf(presses).at(-1)).toBe(expected));

  it('needs two more taps after it', () => {
    expect(secondsOf([{ at: 0 }, { at: 200 }, { at: 400 }, { at: 600 }])).toEqual([false, true, false, true]);
  });

  it('enlarges what is under it, and the next one shows the whole photo again', () => {
    const whole = createRecipe({ width: 4000, height: 3000 }, 1);
    const at = { x: 0.7, y: 0.3 };
    const near = closeUp(whole, at);
    expect(zoomOf(near)).toBeCloseTo(2, 6);
    expect(sourcePointAt(near, at).x).toBeCloseTo(sourcePointAt(whole, at).x, 4);
    expect(isCovered(near)).toBe(true);
    expect(zoomOf(closeUp(near, at))).toBeCloseTo(1, 6);
  });
});
