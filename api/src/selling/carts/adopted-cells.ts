import { cellPhotos, parseRecipe, withCellPhotos } from '@aimante/print';

type SentRecipe = Record<string, unknown>;

/** The ids of the photos of a collage next to that of its recipe. */
export function cellIdsOf(recipe: SentRecipe): readonly string[] {
  const read = parseRecipe(recipe);
  return 'error' in read ? [] : cellPhotos(read.recipe).map(({ photoId }) => photoId);
}

/** The cells of a collage with the photos of the new owner. */
export function withAdoptedCells(recipe: SentRecipe, adopted: ReadonlyMap<string, string>): SentRecipe {
  const read = parseRecipe(recipe);
  if ('error' in read || !read.recipe.design || cellPhotos(read.recipe).length === 0) return recipe;
  const design = withCellPhotos(read.recipe.design, ({ photoId, crop }) => ({
    photoId: adopted.get(photoId) ?? photoId,
    crop,
  }));
  return { ...read.recipe, design };
}
