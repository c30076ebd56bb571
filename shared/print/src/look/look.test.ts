import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalizeRecipe, recipeKey } from '../recipe/normal-form.ts';
import { parseRecipe } from '../recipe/parse-recipe.ts';
import { createRecipe, withLook } from '../recipe/recipe.ts';
import { applyFraming, reset } from '../recipe/turn.ts';
import { anyLook } from './look.arbitrary.ts';
import { isNeutralLook, NEUTRAL_LOOK } from './look.ts';
import { lookKey, normalizeLook, parseLook } from './parse-look.ts';

const framing = createRecipe({ width: 400, height: 300 }, 1);
const warm = { ...NEUTRAL_LOOK, filter: 'warm', strength: 70 } as const;

describe('a look', () => {
  it('is read again as it was written', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(parseLook(JSON.parse(JSON.stringify(look)))).toEqual(look);
      }),
    );
  });

  it.each([
    ['no object', 'warm'],
    ['an unknown filter', { ...warm, filter: '__proto__' }],
    ['too much of a filter', { ...warm, strength: 101 }],
    ['a slider beyond its end', { ...warm, light: -101 }],
    ['a slider that is no number', { ...warm, warmth: Number.NaN }],
    ['negative sharpness', { ...warm, sharpness: -1 }],
    ['an automatic correction without its values', { ...warm, filter: 'auto' }],
    [
      'levels beyond the limits',
      { ...warm, filter: 'auto', tone: { black: 0.9, white: 1, gamma: 1, red: 1, blue: 1 } },
    ],
    ['a red eye without a size', { ...warm, redEyes: [{ x: 1, y: 1, radius: 0 }] }],
    ['too many red eyes', { ...warm, redEyes: Array.from({ length: 21 }, () => ({ x: 1, y: 1, radius: 2 })) }],
  ])('is refused with %s', (_, look) => {
    expect(parseLook(look)).toBeUndefined();
    expect(parseRecipe({ ...framing, look })).toEqual({ error: 'RECIPE_MALFORMED' });
  });

  it('has one normal form, which is neutral or changes pixels', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const normal = normalizeLook(look);
        expect(normal === undefined).toBe(isNeutralLook(look));
        expect(lookKey(normal)).toBe(lookKey(look));
      }),
    );
  });
});

describe('a recipe with a look', () => {
  const recipe = withLook(framing, warm);

  it('is read with its look, and without one as before', () => {
    expect(parseRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual({ recipe });
    expect(parseRecipe(JSON.parse(JSON.stringify(framing)))).toEqual({ recipe: framing });
  });

  it('is another picture than the one without, unless the look is neutral', () => {
    expect(recipeKey(recipe)).not.toBe(recipeKey(framing));
    expect(recipeKey(withLook(framing, NEUTRAL_LOOK))).toBe(recipeKey(framing));
    expect(normalizeRecipe(withLook(framing, NEUTRAL_LOOK))).not.toHaveProperty('look');
  });

  it('keeps the look when the framing starts again, and does not copy it with the framing', () => {
    expect(reset(recipe).look).toEqual(warm);
    expect(applyFraming(recipe, { width: 500, height: 500 })).not.toHaveProperty('look');
  });
});
