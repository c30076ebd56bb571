import { describe, expect, it } from '@jest/globals';
import { collageDesign } from '../collage/collage.fixture.ts';
import { effectiveDpi } from '../quality/print-quality.ts';
import { normalizeRecipe, recipeKey } from '../recipe/normal-form.ts';
import { parseRecipe } from '../recipe/parse-recipe.ts';
import { createRecipe } from '../recipe/recipe.ts';
import { cellPhotos, hasEmptyCell, withCellPhotos } from './cell-photos.ts';
import { type Layer, type PhotoLayer, photoLayerOf, WHOLE_PHOTO } from './design.ts';
import { parseDesign } from './parse-design.ts';
import { scaleDesign, withDesign } from './with-design.ts';

const size = { width: 100, height: 70 };
const photos = ['one', 'two', 'three'].map((photoId) => ({ photoId, width: 2400, height: 1601 }));
const design = collageDesign(photos);
const collage = withDesign(createRecipe({ width: 3000, height: 2000 }, 100 / 70), design, size);
const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const withLayers = (change: (layers: readonly Layer[]) => readonly unknown[]) => ({
  ...design,
  layers: change(design.layers),
});
const isPhoto = (layer: Layer): layer is PhotoLayer => layer.kind === 'photo';

describe('a collage', () => {
  it('is read back from the wire, with the crop of each cell', () => {
    expect(parseRecipe(overWire(collage))).toEqual({ recipe: collage });
    expect(cellPhotos(collage).map(({ photoId }) => photoId)).toEqual(['one', 'two', 'three']);
    expect(photoLayerOf(collage)?.area).toEqual({ left: 0, top: 0, width: 49, height: 34 });
  });

  it('may have an empty cell', () => {
    const emptied = withLayers((layers) =>
      layers.map((layer) => (isPhoto(layer) && layer.cell?.photoId === 'two' ? { ...layer, cell: null } : layer)),
    );
    const read = parseRecipe(overWire({ ...collage, design: emptied }));
    expect('recipe' in read && hasEmptyCell(read.recipe)).toBe(true);
    expect(hasEmptyCell(collage)).toBe(false);
  });

  it.each([
    ['more than six photos', withLayers((layers) => [...layers, ...layers.filter(isPhoto).slice(1)])],
    ['two photos of the recipe', withLayers((layers) => [...layers, WHOLE_PHOTO])],
    ['cells without the photo of the recipe', withLayers((layers) => layers.filter((each) => each !== layers[1]))],
  ])('is refused with %s', (_, given) => {
    expect(parseDesign(overWire(given))).toEqual({ error: 'DESIGN_PHOTOS' });
  });

  it.each([
    ['a crop of other proportions', { crop: createRecipe({ width: 2400, height: 1601 }, 1) }],
    [
      'a crop that leaves its photo',
      { crop: { ...createRecipe({ width: 9, height: 9 }, 49 / 34), center: { x: 0, y: 0 } } },
    ],
    ['a photo id that is markup', { photoId: '<b>' }],
    ['a photo id without an end', { photoId: 'a'.repeat(65) }],
  ])('is refused with %s', (_, change) => {
    const given = withCellPhotos(design, (cell) => ({ ...cell, ...change }));
    expect(parseDesign(overWire(given))).toEqual({ error: 'DESIGN_LAYER_INVALID' });
  });

  it('has another key with another photo or crop in a cell, and the same in its normal form', () => {
    const zoomed = withCellPhotos(design, (cell) => ({ ...cell, crop: { ...cell.crop, scale: 2 } }));
    const swapped = withCellPhotos(design, (cell) => ({ ...cell, photoId: `${cell.photoId}-other` }));
    const keys = [design, zoomed, swapped].map((each) => recipeKey({ ...collage, design: each }));
    expect(new Set(keys).size).toBe(3);
    expect(recipeKey(normalizeRecipe(collage))).toBe(recipeKey(collage));
    expect('recipe' in parseRecipe(overWire(normalizeRecipe(collage)))).toBe(true);
  });

  it('keeps its photos covering their cells on a magnet of another shape', () => {
    const square = { width: 50, height: 50 };
    const scaled = withDesign(collage, scaleDesign(design, square), square);
    expect('recipe' in parseRecipe(overWire(scaled))).toBe(true);
  });

  it('is as sharp as its weakest photo', () => {
    const weak = collageDesign([...photos.slice(0, 2), { photoId: 'weak', width: 200, height: 140 }]);
    expect(effectiveDpi(collage, size)).toBeGreaterThan(1000);
    expect(effectiveDpi({ ...collage, design: weak }, size)).toBeLessThan(105);
  });
});
