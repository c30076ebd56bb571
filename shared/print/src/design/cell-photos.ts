import type { Recipe } from '../recipe/recipe.ts';
import { type CellPhoto, type Design, layersOf } from './design.ts';

/** The photos of a collage next to that of the recipe. */
export const cellPhotos = (recipe: Pick<Recipe, 'design'>): readonly CellPhoto[] =>
  layersOf(recipe).flatMap((layer) => (layer.kind === 'photo' && layer.cell ? [layer.cell] : []));

/** Whether a cell of the collage has no photo yet. */
export const hasEmptyCell = (recipe: Pick<Recipe, 'design'>): boolean =>
  layersOf(recipe).some((layer) => layer.kind === 'photo' && layer.cell === null);

export function withCellPhotos(design: Design, change: (cell: CellPhoto) => CellPhoto): Design {
  const layers = design.layers.map((layer) =>
    layer.kind === 'photo' && layer.cell ? { ...layer, cell: change(layer.cell) } : layer,
  );
  return { ...design, layers };
}
