import type { CellPhoto, Design, PhotoLayer } from '../design/design.ts';
import { createRecipe, type Size } from '../recipe/recipe.ts';
import { collageAreas, collageArrangements } from './arrangements.ts';

/** For tests: a magnet of 100 × 70 mm with four photos, the first of them that of the recipe. */
export function collageDesign(photos: readonly (Size & { readonly photoId: string })[]): Design {
  const size = { width: 100, height: 70 };
  const [arrangement = { parts: [] }] = collageArrangements(photos.length + 1).filter(({ id }) => id === 'grid-4');
  const layers = collageAreas(arrangement, size, { gap: 2, edge: 0 }).map((area, at): PhotoLayer => {
    const layer: PhotoLayer = { kind: 'photo', mask: 'rectangle', radius: 0, angle: 0, area };
    const photo = photos[at - 1];
    return photo ? { ...layer, cell: cellOf(photo, area) } : layer;
  });
  return { version: 1, size, layers: [{ kind: 'background', colour: '#25493d' }, ...layers] };
}

function cellOf({ photoId, ...photo }: Size & { readonly photoId: string }, area: Size): CellPhoto {
  return { photoId, crop: createRecipe(photo, area.width / area.height) };
}
