import { cellPhotos, normalizeRecipe, parseRecipe, type Recipe, recipeKey, withCellPhotos } from '@aimante/print';
import * as z from 'zod/mini';
import type { DraftStore } from '../../draft-store/draft-store.ts';
import type { QueueItem } from '../../photo-project/photo-project.ts';

/** Photos that are now in a cart line: some may have been removed, or have more copies. */
const stateSchema = z.object({
  held: z.array(z.object({ photoId: z.string(), recipe: z.record(z.string(), z.unknown()), copies: z.int() })),
});
export type PhotoInCart = z.infer<typeof stateSchema>['held'][number];

/** Reads the state of the cart's link. Undefined: the visitor came another way. */
export function readCartPhotos(state: unknown): readonly PhotoInCart[] | undefined {
  return stateSchema.safeParse(state).data?.held;
}

const goneSchema = z.object({ gone: z.array(z.string()) });
const NONE: readonly string[] = [];

/** Ids of originals that the server no longer has, from the state of the cart's link. */
export function readGonePhotos(state: unknown): readonly string[] {
  return goneSchema.safeParse(state).data?.gone ?? NONE;
}

/** Reduces the items to those in the cart line. If the line has none of them, the items stay unchanged. */
export async function keepPhotosInCart(
  items: readonly QueueItem[],
  cartPhotos: readonly PhotoInCart[],
  drafts: Pick<DraftStore, 'readUpload'>,
): Promise<readonly QueueItem[]> {
  const left = [...cartPhotos];
  const kept: QueueItem[] = [];
  for (const item of items) {
    const names = [item.photoId, (await drafts.readUpload(item.photoId))?.uploadId];
    const framings = [item.recipe, await asUploaded(item.recipe, drafts)].map((each) =>
      recipeKey(normalizeRecipe(each)),
    );
    const at = left.findIndex((photo) => names.includes(photo.photoId) && framings.includes(framingOf(photo) ?? ''));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) kept.push({ ...item, copies: found.copies });
  }
  return kept.length > 0 ? kept : items;
}

/** The cart names the photos of a collage as the server does. */
async function asUploaded(recipe: Recipe, drafts: Pick<DraftStore, 'readUpload'>): Promise<Recipe> {
  if (!recipe.design) return recipe;
  const ids = new Map<string, string | undefined>();
  for (const { photoId } of cellPhotos(recipe)) ids.set(photoId, (await drafts.readUpload(photoId))?.uploadId);
  const named = withCellPhotos(recipe.design, (cell) => ({ ...cell, photoId: ids.get(cell.photoId) ?? cell.photoId }));
  return { ...recipe, design: named };
}

function framingOf({ recipe }: PhotoInCart): string | undefined {
  const parsed = parseRecipe(recipe);
  return 'recipe' in parsed ? recipeKey(parsed.recipe) : undefined;
}
