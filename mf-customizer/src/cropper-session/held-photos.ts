import { normalizeRecipe, parseRecipe, recipeKey } from '@aimante/print';
import * as z from 'zod/mini';
import type { DraftStore } from '../draft-store/draft-store.ts';
import type { QueueItem } from '../photo-project/photo-project.ts';

/** What a line of the cart holds by now: photos may have been taken out of it, or are wanted more often. */
const stateSchema = z.object({
  held: z.array(z.object({ photoId: z.string(), recipe: z.record(z.string(), z.unknown()), copies: z.int() })),
});
export type HeldPhoto = z.infer<typeof stateSchema>['held'][number];

/** From the state that the cart's link carries; undefined where one came by another way. */
export function heldPhotosIn(state: unknown): readonly HeldPhoto[] | undefined {
  return stateSchema.safeParse(state).data?.held;
}

/** The items as the line holds them. A line that holds none of them says nothing about them. */
export async function asHeld(
  items: readonly QueueItem[],
  held: readonly HeldPhoto[],
  drafts: Pick<DraftStore, 'readUpload'>,
): Promise<readonly QueueItem[]> {
  const left = [...held];
  const kept: QueueItem[] = [];
  for (const item of items) {
    const names = [item.photoId, (await drafts.readUpload(item.photoId))?.uploadId];
    const framing = recipeKey(normalizeRecipe(item.recipe));
    const at = left.findIndex((photo) => names.includes(photo.photoId) && framingOf(photo) === framing);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) kept.push({ ...item, copies: found.copies });
  }
  return kept.length > 0 ? kept : items;
}

function framingOf({ recipe }: HeldPhoto): string | undefined {
  const parsed = parseRecipe(recipe);
  return 'recipe' in parsed ? recipeKey(parsed.recipe) : undefined;
}
