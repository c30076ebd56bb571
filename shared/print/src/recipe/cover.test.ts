import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clampToCover, cropCorners, isCovered, largestScale, smallestScale } from './cover.ts';
import { panBy, rotateAbout, zoomAt } from './gesture.ts';
import { normalizeRecipe } from './normal-form.ts';
import { anyFramePoint, anyRecipe, coveringRecipe } from './recipe.arbitrary.ts';
import { createRecipe, type Recipe } from './recipe.ts';
import {
  applyFraming,
  fit,
  flipHorizontally,
  flipVertically,
  quarterTurn,
  reset,
  straighten,
  withAspect,
} from './turn.ts';

/** Float noise at 20 000 px. */
const NOISE = 1e-6;

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('clampToCover', () => {
  it('keeps the frame on the photo at any angle, zoom and flip', () => {
    fc.assert(fc.property(anyRecipe, (recipe) => isCovered(clampToCover(recipe), NOISE)));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const once = clampToCover(recipe);
        expect(clampToCover(once)).toEqual(once);
      }),
    );
  });

  it('keeps a framing that already fills the frame', () => {
    const recipe = { ...createRecipe({ width: 4000, height: 3000 }, 1), scale: 2, center: { x: 900, y: 2100 } };
    expect(clampToCover(recipe)).toEqual(recipe);
  });

  it('moves a framing beside the photo to the nearest place on it', () => {
    const beside = { ...createRecipe({ width: 4000, height: 3000 }, 1), scale: 2, center: { x: -50, y: 2900 } };
    expect(clampToCover(beside).center).toEqual({ x: 750, y: 2250 });
  });
});

describe('the scale', () => {
  it('starts at the largest square inside a landscape photo', () => {
    const corners = cropCorners(createRecipe({ width: 4000, height: 3000 }, 1));
    expect(corners[0]).toEqual({ x: 500, y: 0 });
    expect(corners[2]).toEqual({ x: 3500, y: 3000 });
  });

  it('has to grow by the square root of two for a square turned by 45°', () => {
    const turned = { ...createRecipe({ width: 3000, height: 3000 }, 1), angle: 45 };
    expect(smallestScale(turned)).toBeCloseTo(Math.SQRT2, 12);
    expect(largestScale(turned)).toBeCloseTo(10 * Math.SQRT2, 12);
  });

  it('touches the edge of the photo at its smallest', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const smallest = clampToCover({ ...recipe, scale: smallestScale(recipe) });
        const larger = { ...smallest, scale: smallest.scale * 0.999 };
        return isCovered(smallest, NOISE) && !isCovered(larger, 0);
      }),
    );
  });
});

describe('every operation', () => {
  const operations: Record<string, fc.Arbitrary<(recipe: Recipe) => Recipe>> = {
    zoomAt: fc.tuple(real(0.01, 100), anyFramePoint).map(
      ([scale, at]) =>
        (r) =>
          zoomAt(r, scale, at),
    ),
    panBy: fc.record({ x: real(-3, 3), y: real(-3, 3) }).map((by) => (r) => panBy(r, by)),
    rotateAbout: fc.tuple(real(-720, 720), anyFramePoint).map(
      ([by, at]) =>
        (r) =>
          rotateAbout(r, by, at),
    ),
    straighten: real(-90, 90).map((angle) => (r) => straighten(r, angle)),
    quarterTurn: fc.constantFrom(1 as const, -1 as const).map((way) => (r) => quarterTurn(r, way)),
    flip: fc.constantFrom(flipHorizontally, flipVertically),
    fit: fc.constantFrom(fit, reset, normalizeRecipe),
    withAspect: real(0.2, 5).map((aspect) => (r) => withAspect(r, aspect)),
    applyFraming: fc
      .record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) })
      .map((photo) => (r) => applyFraming(r, photo)),
  };

  it.each(Object.keys(operations))('%s keeps the frame on the photo', (name) => {
    const operation = operations[name] ?? fc.constant((r: Recipe) => r);
    fc.assert(fc.property(coveringRecipe, operation, (recipe, apply) => isCovered(apply(recipe), NOISE)));
  });

  it('keeps the frame on the photo in any order', () => {
    const steps = fc.array(fc.oneof(...Object.values(operations)), { maxLength: 20 });
    fc.assert(
      fc.property(coveringRecipe, steps, (start, sequence) =>
        isCovered(
          sequence.reduce((recipe, apply) => apply(recipe), start),
          NOISE,
        ),
      ),
    );
  });
});
