import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCovered } from './cover.ts';
import { sourcePointAt } from './frame.ts';
import { rotateAbout } from './gesture.ts';
import { normalizeRecipe, recipeKey } from './normal-form.ts';
import { anyFramePoint, coveringRecipe } from './recipe.arbitrary.ts';
import { createRecipe, type Recipe } from './recipe.ts';
import { flipHorizontally, flipVertically, quarterTurn } from './turn.ts';

const photo = { width: 4000, height: 3000 };

describe('normalizeRecipe', () => {
  it('is its own normal form', () => {
    fc.assert(
      fc.property(coveringRecipe, (recipe) => {
        const normal = normalizeRecipe(recipe);
        expect(normalizeRecipe(normal)).toEqual(normal);
      }),
    );
  });

  it('stays on the photo', () => {
    fc.assert(fc.property(coveringRecipe, (recipe) => isCovered(normalizeRecipe(recipe), 1e-6)));
  });

  it('moves nothing that is seen by more than its grid', () => {
    fc.assert(
      fc.property(coveringRecipe, anyFramePoint, (recipe, at) => {
        const was = sourcePointAt(recipe, at);
        const is = sourcePointAt(normalizeRecipe(recipe), at);
        const longest = Math.max(recipe.photo.width, recipe.photo.height);
        expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(0.03 + longest * 2e-4);
      }),
    );
  });
});

describe('recipeKey', () => {
  const framed: Recipe = { ...createRecipe(photo, 1.5), scale: 2, angle: 12, center: { x: 1800, y: 1400 } };

  it('is one for both flips and for half a turn', () => {
    const flipped = flipVertically(flipHorizontally(framed));
    expect(recipeKey(flipped)).toBe(recipeKey(quarterTurn(quarterTurn(framed))));
  });

  it('is one for −45° and for +45° with a quarter turn back', () => {
    const square = { ...createRecipe({ width: 3000, height: 3000 }, 1), scale: 3 };
    const low: Recipe = { ...square, angle: -45 };
    const high: Recipe = { ...square, angle: 45, quarterTurns: 3 };
    expect(recipeKey(low)).toBe(recipeKey(high));
  });

  it('is the same after a gesture and its reverse', () => {
    const wandered = rotateAbout(rotateAbout({ ...framed, scale: 4 }, 7.3), -7.3);
    expect(recipeKey(wandered)).toBe(recipeKey({ ...framed, scale: 4 }));
  });

  it('distinguishes a mirrored picture from its original', () => {
    expect(recipeKey(flipHorizontally(createRecipe(photo, 1)))).not.toBe(recipeKey(createRecipe(photo, 1)));
  });

  it('detects a shift of a tenth of a pixel', () => {
    const moved = { ...framed, center: { x: framed.center.x + 0.1, y: framed.center.y } };
    expect(recipeKey(moved)).not.toBe(recipeKey(framed));
  });
});
