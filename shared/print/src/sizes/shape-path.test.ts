import { describe, expect, it } from '@jest/globals';
import { defaultProfile, type MagnetShape } from './print-profile.ts';
import { type PathStep, shapePath, toSvgPath } from './shape-path.ts';

const profile = { ...defaultProfile({ width: 60, height: 40 }) };
const endOf = (step: PathStep) => (step.op === 'h' ? undefined : step.c.slice(-2));

function boxOf(steps: readonly PathStep[]) {
  const ends = steps.flatMap((step) => [endOf(step) ?? []]).filter((end) => end.length === 2);
  const xs = ends.map(([x]) => x ?? 0);
  const ys = ends.map(([, y]) => y ?? 0);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe('shapePath', () => {
  it('draws the cut of a rectangle', () => {
    expect(toSvgPath(shapePath(profile))).toBe('M0 0L60 0L60 40L0 40Z');
  });

  it.each<MagnetShape>(['rectangle', 'round', 'heart'])(
    'keeps a %s within its cut, its safe area, its bleed',
    (shape) => {
      const shaped = { ...profile, shape, cornerRadius: 4 };
      expect(boxOf(shapePath(shaped))).toEqual([0, 0, 60, 40]);
      expect(boxOf(shapePath(shaped, 3))).toEqual([3, 3, 57, 37]);
      expect(boxOf(shapePath(shaped, -2))).toEqual([-2, -2, 62, 42]);
    },
  );

  it('rounds the bleed by more than the cut, the safe area by less', () => {
    const rounded = { ...profile, cornerRadius: 4 };
    expect(toSvgPath(shapePath(rounded, -2))).toMatch(/^M4 -2L56 -2/);
    expect(toSvgPath(shapePath(rounded, 3))).toMatch(/^M4 3L56 3/);
  });

  it('draws a heart as its own mirror image', () => {
    const ends = shapePath({ ...profile, shape: 'heart' }).map(endOf);
    expect(ends[1]?.map(Math.round)).toEqual([46, 0]);
    expect(ends[5]?.map(Math.round)).toEqual([14, 0]);
    expect(ends[3]).toEqual([30, 40]);
  });

  it('draws nothing where nothing is left', () => {
    expect(shapePath(profile, 20)).toEqual([]);
  });
});
