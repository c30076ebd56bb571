import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Affine, bleedSource, toAffine, toAffines } from './affine.ts';
import { cropCorners } from './cover.ts';
import { coveringRecipe } from './recipe.arbitrary.ts';
import { createRecipe, type Point } from './recipe.ts';
import { straighten } from './turn.ts';

const apply = ([a, b, c, d, e, f]: Affine, { x, y }: Point) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
const photo = { width: 4000, height: 3000 };
const output = { width: 1000, height: 1000, bleed: 40 };

describe('toAffine', () => {
  it('brings the corners of the crop to the corners of the output', () => {
    fc.assert(
      fc.property(coveringRecipe, fc.integer({ min: 0, max: 60 }), (recipe, bleed) => {
        const affine = toAffine(recipe, { width: 800, height: 600, bleed });
        const [topLeft, , bottomRight] = cropCorners(recipe).map((corner) => apply(affine, corner));
        expect(topLeft?.x).toBeCloseTo(bleed, 5);
        expect(topLeft?.y).toBeCloseTo(bleed, 5);
        expect(bottomRight?.x).toBeCloseTo(800 + bleed, 5);
        expect(bottomRight?.y).toBeCloseTo(600 + bleed, 5);
      }),
    );
  });

  it('is a plain scale for an untouched photo', () => {
    expect(toAffine(createRecipe(photo, 4 / 3), { width: 400, height: 300 })).toEqual([0.1, 0, -0, 0.1, 0, 0]);
  });
});

describe('the bleed', () => {
  it('is real where the photo continues', () => {
    const inside = { ...createRecipe(photo, 1), scale: 2 };
    expect(bleedSource(inside, output)).toBe('real');
    expect(toAffines(inside, output)).toHaveLength(1);
  });

  it('is mirrored where the photo ends', () => {
    const atTheTop = createRecipe(photo, 1);
    expect(bleedSource(atTheTop, output)).toBe('mirror');
    expect(toAffines(atTheTop, output)).toHaveLength(3);
  });

  it('is not needed for an output without bleed, however the photo is tilted', () => {
    const tilted = straighten(createRecipe(photo, 1), 30);
    expect(bleedSource(tilted, { width: 1000, height: 1000 })).toBe('real');
  });

  it.each([
    ['top', { x: 1234, y: 0 }],
    ['bottom', { x: 1234, y: 3000 }],
    ['left', { x: 0, y: 1234 }],
    ['right', { x: 3000, y: 1234 }],
  ])('continues the photo without a seam at its %s', (_, onTheEdge) => {
    const tilted = straighten(createRecipe({ width: 3000, height: 3000 }, 1), 12);
    const drawings = toAffines(tilted, output);
    const own = toAffine(tilted, output);
    const here = apply(own, onTheEdge);
    const meeting = drawings
      .map((affine) => apply(affine, onTheEdge))
      .filter(({ x, y }) => Math.hypot(x - here.x, y - here.y) < 1e-6);
    expect(drawings).toHaveLength(9);
    expect(drawings.at(-1)).toEqual(own);
    expect(meeting).toHaveLength(2);
  });
});
