import type { Recipe } from '../recipe/recipe.ts';
import { type CellPhoto, type Design, photoLayersOf } from './design.ts';

/** The photos of a collage next to that of the recipe. */
export const cellPhotos = (recipe: Pick<Recipe, 'design'>): readonly CellPhoto[] =>
  photoLayersOf(recipe).flatMap(({ cell }) => cell ?? []);

/** Whether a cell of the collage has no photo yet. */
export const hasEmptyCell = (recipe: Pick<Recipe, 'design'>): boolean =>
  photoLayersOf(recipe).some(({ cell }) => cell === null);

export function withCellPhotos(design: Design, change: (cell: CellPhoto) => CellPhoto): Design {
  const layers = design.layers.map((layer) =>
    layer.kind === 'photo' && layer.cell ? { ...layer, cell: change(layer.cell) } : layer,
  );
  return { ...design, layers };
}
