import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCovered, largestScale } from './cover.ts';
import { cropSize, sourcePointAt, withSourcePointAt } from './frame.ts';
import { panBy, rotateAbout, zoomAt } from './gesture.ts';
import { anyFramePoint, roomyRecipe } from './recipe.arbitrary.ts';
import { createRecipe, type Recipe } from './recipe.ts';

const photo = { width: 4000, height: 3000 };

/** Whether the gesture could keep its point without showing an area outside the photo. */
const isPossible = (before: Recipe, after: Recipe, at: { x: number; y: number }) =>
  isCovered(withSourcePointAt(after, sourcePointAt(before, at), at), -1e-6);

function expectSamePoint(before: Recipe, after: Recipe, at: { x: number; y: number }) {
  const was = sourcePointAt(before, at);
  const is = sourcePointAt(after, at);
  expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(1e-5);
}

describe('zoomAt', () => {
  it('keeps the point under the pointer while the photo fills the frame', () => {
    fc.assert(
      fc.property(roomyRecipe, anyFramePoint, fc.double({ min: 0.5, max: 3, noNaN: true }), (recipe, at, factor) => {
        const zoomed = zoomAt(recipe, recipe.scale * factor, at);
        fc.pre(isPossible(recipe, zoomed, at));
        expectSamePoint(recipe, zoomed, at);
      }),
    );
  });

  it('always keeps it when zooming in', () => {
    const start = { ...createRecipe(photo, 1), angle: 10, scale: 2 };
    fc.assert(
      fc.property(anyFramePoint, fc.double({ min: 2, max: 9, noNaN: true }), (at, scale) => {
        expectSamePoint(start, zoomAt(start, scale, at), at);
      }),
    );
  });

  it('stops where the photo would no longer fill the frame', () => {
    expect(zoomAt({ ...createRecipe(photo, 1), scale: 3 }, 0.1).scale).toBe(1);
  });

  it('stops at ten times the smallest scale', () => {
    expect(zoomAt(createRecipe(photo, 1), 99).scale).toBe(10);
  });
});

describe('panBy', () => {
  it('moves the photo with the finger, also when it is turned and mirrored', () => {
    const turned: Recipe = { ...createRecipe(photo, 1), scale: 4, angle: 20, quarterTurns: 1, flipH: true };
    const seen = sourcePointAt(turned, { x: 0.4, y: 0.4 });
    const moved = panBy(turned, { x: 0.1, y: 0.2 });
    const there = sourcePointAt(moved, { x: 0.5, y: 0.6 });
    expect(there.x).toBeCloseTo(seen.x, 6);
    expect(there.y).toBeCloseTo(seen.y, 6);
  });

  it('moves the photo right when the finger moves right', () => {
    const moved = panBy({ ...createRecipe(photo, 1), scale: 2 }, { x: 0.1, y: 0 });
    expect(moved.center).toEqual({ x: 1850, y: 1500 });
  });
});

describe('rotateAbout', () => {
  it('keeps the point between the fingers wherever the photo still fills the frame', () => {
    fc.assert(
      fc.property(roomyRecipe, anyFramePoint, fc.double({ min: -30, max: 30, noNaN: true }), (recipe, at, degrees) => {
        const turned = rotateAbout(recipe, degrees, at);
        fc.pre(isPossible(recipe, turned, at));
        expectSamePoint(recipe, turned, at);
      }),
    );
  });

  it('keeps the magnification when it turns past 45°, where a quarter turn begins', () => {
    const start = { ...createRecipe(photo, 1.5), scale: 5, angle: 40 };
    const turned = rotateAbout(start, 10);
    expect(turned.angle).toBeCloseTo(-40, 9);
    expect(turned.quarterTurns).toBe(1);
    expect(cropSize(turned).width).toBeCloseTo(cropSize(start).width, 9);
  });

  it('keeps the point where the new angle allows less zoom', () => {
    const square = createRecipe({ width: 3000, height: 3000 }, 1);
    const start = { ...square, angle: 45, scale: largestScale({ ...square, angle: 45 }) };
    const turned = rotateAbout(start, -45, { x: 0.1, y: 0.8 });
    expect(turned.scale).toBe(10);
    expectSamePoint(start, turned, { x: 0.1, y: 0.8 });
  });

  it('turns clockwise as seen', () => {
    const turned = rotateAbout({ ...createRecipe(photo, 1), scale: 4 }, 30);
    const right = sourcePointAt(turned, { x: 1, y: 0.5 });
    expect(right.y).toBeLessThan(turned.center.y);
  });
});
