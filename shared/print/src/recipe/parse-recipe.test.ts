import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRecipe } from './parse-recipe.ts';
import { coveringRecipe } from './recipe.arbitrary.ts';
import { createRecipe } from './recipe.ts';

const recipe = createRecipe({ width: 4000, height: 3000 }, 1.5);

describe('parseRecipe', () => {
  it('gives back every framing that went through JSON', () => {
    fc.assert(
      fc.property(coveringRecipe, (framing) => {
        const received: unknown = JSON.parse(JSON.stringify(framing));
        expect(parseRecipe(received)).toEqual({ recipe: received });
      }),
    );
  });

  it('drops unknown fields', () => {
    expect(parseRecipe({ ...recipe, price: 0 })).toEqual({ recipe });
  });

  it.each([
    ['nothing', null],
    ['text', 'recipe'],
  ])('refuses %s', (_, input) => {
    expect(parseRecipe(input)).toEqual({ error: 'RECIPE_MALFORMED' });
  });

  it.each([
    ['a photo without width', { photo: { width: 0, height: 3000 } }],
    ['half a pixel', { photo: { width: 4000.5, height: 3000 } }],
    ['a centre that is no number', { center: { x: Number.NaN, y: 1 } }],
    ['a scale of zero', { scale: 0 }],
    ['an endless scale', { scale: Number.POSITIVE_INFINITY }],
    ['an angle beyond 45°', { angle: 45.1 }],
    ['five quarter turns', { quarterTurns: 5 }],
    ['a flip in words', { flipH: 'yes' }],
    ['a flat frame', { aspect: 0 }],
  ])('refuses %s', (_, wrong) => {
    expect(parseRecipe({ ...recipe, ...wrong })).toEqual({ error: 'RECIPE_MALFORMED' });
  });

  it('names a version from the future', () => {
    expect(parseRecipe({ ...recipe, version: 2 })).toEqual({ error: 'RECIPE_VERSION_UNKNOWN' });
  });

  it('refuses a frame that hangs over the edge by a pixel', () => {
    expect(parseRecipe({ ...recipe, center: { x: 2001, y: 1500 } })).toEqual({ error: 'RECIPE_LEAVES_PHOTO' });
  });

  it('refuses a zoom beyond the range', () => {
    expect(parseRecipe({ ...recipe, scale: 11 })).toEqual({ error: 'RECIPE_SCALE_TOO_LARGE' });
  });
});
