import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toAffine } from './affine.ts';
import { isAtSmallestScale, isCovered } from './cover.ts';
import { cropSize, sourcePointAt } from './frame.ts';
import { anyFramePoint, coveringRecipe } from './recipe.arbitrary.ts';
import { createRecipe, type Recipe } from './recipe.ts';
import {
  applyFraming,
  fit,
  flipHorizontally,
  flipVertically,
  frameRegion,
  quarterTurn,
  reset,
  straighten,
  withAspect,
} from './turn.ts';

const photo = { width: 4000, height: 3000 };
const fourTurns = (recipe: Recipe) => quarterTurn(quarterTurn(quarterTurn(quarterTurn(recipe))));

function expectSameFraming(actual: Recipe, expected: Recipe) {
  expect(actual.quarterTurns).toBe(expected.quarterTurns);
  expect(actual.angle).toBe(expected.angle);
  expect(actual.scale / expected.scale).toBeCloseTo(1, 9);
  expect(actual.center.x).toBeCloseTo(expected.center.x, 5);
  expect(actual.center.y).toBeCloseTo(expected.center.y, 5);
}

describe('quarterTurn', () => {
  it('is back where it began after four turns of a square frame', () => {
    fc.assert(
      fc.property(coveringRecipe, (recipe) => {
        const square = withAspect(recipe, 1);
        expectSameFraming(fourTurns(square), square);
      }),
    );
  });

  it('is restored after four turns of any frame that fits the turned photo too', () => {
    fc.assert(
      fc.property(coveringRecipe, (recipe) => {
        const centered = { ...recipe, center: { x: recipe.photo.width / 2, y: recipe.photo.height / 2 } };
        expectSameFraming(fourTurns(centered), centered);
      }),
    );
  });

  it('settles after one round: four more turns change nothing', () => {
    fc.assert(
      fc.property(coveringRecipe, (recipe) => {
        const settled = fourTurns(recipe);
        expectSameFraming(fourTurns(settled), settled);
      }),
    );
  });

  it('brings the left edge of the photo to the top', () => {
    const turned = quarterTurn(createRecipe(photo, 1));
    expect(sourcePointAt(turned, { x: 0.5, y: 0 })).toEqual({ x: 500, y: 1500 });
  });

  it('turns back the other way', () => {
    const start = { ...createRecipe(photo, 1), scale: 2, angle: 12 };
    expectSameFraming(quarterTurn(quarterTurn(start), -1), start);
  });
});

describe('straighten', () => {
  it('continues filling the frame exactly, there and back', () => {
    const tilted = straighten(createRecipe(photo, 1), 20);
    expect(tilted.scale).toBeGreaterThan(1);
    expect(isAtSmallestScale(tilted)).toBe(true);
    expect(straighten(tilted, 0).scale).toBe(1);
  });

  it('does not touch the zoom of a photo that has room', () => {
    expect(straighten({ ...createRecipe(photo, 1), scale: 3 }, 20).scale).toBe(3);
  });

  it('stops at 45° to either side', () => {
    expect(straighten(createRecipe(photo, 1), 60).angle).toBe(45);
    expect(straighten(createRecipe(photo, 1), -60).angle).toBe(-45);
  });
});

describe('flipping', () => {
  it('mirrors what is seen, left to right', () => {
    fc.assert(
      fc.property(coveringRecipe, anyFramePoint, (recipe, { x, y }) => {
        const was = sourcePointAt(recipe, { x, y });
        const is = sourcePointAt(flipHorizontally(recipe), { x: 1 - x, y });
        expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(1e-5);
      }),
    );
  });

  it('mirrors what is seen, top to bottom', () => {
    fc.assert(
      fc.property(coveringRecipe, anyFramePoint, (recipe, { x, y }) => {
        const was = sourcePointAt(recipe, { x, y });
        const is = sourcePointAt(flipVertically(recipe), { x, y: 1 - y });
        expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(1e-5);
      }),
    );
  });

  it('is undone by the same flip', () => {
    fc.assert(
      fc.property(coveringRecipe, (recipe) => {
        expect(flipHorizontally(flipHorizontally(recipe))).toEqual({ ...recipe, angle: recipe.angle || 0 });
      }),
    );
  });
});

describe('fit and reset', () => {
  const worked: Recipe = { ...createRecipe(photo, 1), scale: 3, center: { x: 900, y: 900 }, angle: 10, flipH: true };

  it('fits as much of the photo as the tilted frame can show', () => {
    expect(isAtSmallestScale(fit(worked))).toBe(true);
    expect(isCovered(fit(worked))).toBe(true);
    expect(fit(worked)).toMatchObject({ angle: 10, flipH: true, center: { x: 2000, y: 1500 } });
  });

  it('resets to the untouched photo', () => {
    expect(reset(worked)).toEqual(createRecipe(photo, 1));
  });
});

describe('frameRegion', () => {
  const face = { x: 2600, y: 700, width: 600, height: 800 };

  it('shows the region in the middle, as large as it fits', () => {
    const framed = frameRegion(createRecipe(photo, 1), face);
    expect(framed.center).toEqual({ x: 2900, y: 1100 });
    expect(cropSize(framed)).toEqual({ width: 800, height: 800 });
  });

  it('fits the whole region in a turned frame, and touches its edge', () => {
    const framed = frameRegion({ ...createRecipe(photo, 1.5), angle: 15, quarterTurns: 1, flipH: true }, face);
    const [a, b, c, d, e, f] = toAffine(framed, { width: 1, height: 1 });
    const seen = [0, 600].flatMap((right) =>
      [0, 800].flatMap((down) => {
        const { x, y } = { x: face.x + right, y: face.y + down };
        return [a * x + c * y + e, b * x + d * y + f];
      }),
    );
    expect(Math.min(...seen)).toBeCloseTo(0, 9);
    expect(Math.max(...seen)).toBeCloseTo(1, 9);
  });

  it('stays on the photo when the region is at its edge', () => {
    expect(isCovered(frameRegion(createRecipe(photo, 1), { x: 3700, y: 0, width: 300, height: 400 }))).toBe(true);
  });
});

describe('applyFraming', () => {
  it('frames the same part of a photo of another resolution', () => {
    const framed = { ...createRecipe(photo, 1), scale: 2, center: { x: 1000, y: 2000 }, angle: 5 };
    const applied = applyFraming(framed, { width: 2000, height: 1500 });
    expect(applied).toMatchObject({ scale: 2, angle: 5, photo: { width: 2000, height: 1500 } });
    expect(applied.center.x).toBeCloseTo(500, 9);
    expect(applied.center.y).toBeCloseTo(1000, 9);
  });
});
