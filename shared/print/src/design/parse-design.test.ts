import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clampToCover } from '../recipe/cover.ts';
import { recipeKey } from '../recipe/normal-form.ts';
import { parseRecipe } from '../recipe/parse-recipe.ts';
import { anyRecipe } from '../recipe/recipe.arbitrary.ts';
import { createRecipe } from '../recipe/recipe.ts';
import { anyDesign } from './design.arbitrary.ts';
import { layersOf, WHOLE_PHOTO } from './design.ts';
import { parseDesign } from './parse-design.ts';
import { textLayer } from './text.fixture.ts';
import { scaleDesign, withDesign } from './with-design.ts';

const size = { width: 100, height: 70 };
const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const design = (...layers: unknown[]) => ({ version: 1, size, layers });

describe('parseDesign', () => {
  it('reads back every design that goes over the wire', () => {
    fc.assert(fc.property(anyDesign, (any) => expect(parseDesign(overWire(any))).toEqual({ design: any })));
  });

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.anything({ withNullPrototype: true }), (any) => void parseDesign(any)));
    fc.assert(fc.property(fc.anything(), (any) => void parseDesign(design(any))));
  });

  it.each([
    ['a colour with a script', { ...textLayer(), colour: 'url(javascript:1)' }],
    ['a text with control characters', textLayer({ text: 'a\u0000b' })],
    ['half a surrogate', textLayer({ text: '\ud83c' })],
    ['a style that the font lacks', textLayer({ font: 'great-vibes', style: 'bold' })],
    ['a size of nothing', textLayer({ size: 0 })],
    ['an endless size', textLayer({ size: Number.POSITIVE_INFINITY })],
    ['a kind of another version', { kind: 'video' }],
  ])('refuses %s', (_, layer) => {
    expect(parseDesign(design(layer))).toEqual({ error: 'DESIGN_LAYER_INVALID' });
  });

  it('refuses a design of a later version, of too many layers, or with two photos', () => {
    expect(parseDesign({ ...design(), version: 2 })).toEqual({ error: 'DESIGN_VERSION_UNKNOWN' });
    expect(parseDesign(design(...Array.from({ length: 121 }, () => textLayer())))).toEqual({
      error: 'DESIGN_TOO_LARGE',
    });
    expect(parseDesign(design(WHOLE_PHOTO, WHOLE_PHOTO))).toEqual({ error: 'DESIGN_PHOTOS' });
  });

  it('leaves out fields that it does not know', () => {
    expect(parseDesign(design({ ...textLayer(), onclick: 'x' }))).toEqual({ design: design(textLayer()) });
  });
});

describe('a recipe with a design', () => {
  const photo = createRecipe({ width: 3000, height: 2000 }, 100 / 70);

  it('reads an older recipe as one photo on the whole magnet', () => {
    const parsed = parseRecipe(overWire(photo));
    expect('recipe' in parsed && layersOf(parsed.recipe)).toEqual([WHOLE_PHOTO]);
  });

  it('refuses a recipe with a design that is not valid', () => {
    expect(parseRecipe({ ...photo, design: design({}) })).toEqual({ error: 'RECIPE_MALFORMED' });
  });

  it('has one key for equal designs, whatever the order of their fields', () => {
    const one = { ...photo, design: { version: 1, size, layers: [textLayer()] } as const };
    const { kind, ...rest } = textLayer({ at: { x: 50.0000001, y: 35 } });
    const other = { ...photo, design: { layers: [{ ...rest, kind }], size, version: 1 } as const };
    expect(recipeKey(other)).toBe(recipeKey(one));
    expect(recipeKey({ ...photo, design: { ...one.design, layers: [] } })).not.toBe(recipeKey(one));
    expect(recipeKey(photo)).not.toBe(recipeKey(one));
  });

  it('gives the crop the proportions of its area, and those of the magnet back', () => {
    fc.assert(
      fc.property(anyRecipe.map(clampToCover), anyDesign, (recipe, any) => {
        const placed = withDesign(recipe, any, size);
        const area = any.layers.find(({ kind }) => kind === 'photo');
        const shown = area?.kind === 'photo' && area.area ? area.area : size;
        expect(placed.aspect).toBeCloseTo(shown.width / shown.height, 9);
        expect('recipe' in parseRecipe(overWire(placed))).toBe(true);
        expect(withDesign(placed, undefined, size).design).toBeUndefined();
      }),
    );
  });

  it('is scaled to another magnet and back without a change', () => {
    fc.assert(
      fc.property(anyDesign, (any) => {
        const back = scaleDesign(scaleDesign(any, { width: 50, height: 35 }), size);
        expect(JSON.stringify(back, rounded)).toBe(JSON.stringify(any, rounded));
      }),
    );
  });
});

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 || 0 : value);
