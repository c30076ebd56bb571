import { type Recipe, recipeKey } from '@aimante/print';
import type { QueueItem } from './photo-project.ts';

/** Enough for any visitor, and small enough to store for a thousand photos. */
const MAX_STEPS = 50;

/** A new framing is one step. The same framing is none. */
export function frame(item: QueueItem, recipe: Recipe): QueueItem {
  if (recipeKey(recipe) === recipeKey(item.recipe)) return item;
  return { ...item, recipe, past: [...item.past, item.recipe].slice(-MAX_STEPS), future: [] };
}

export function undo(item: QueueItem): QueueItem {
  const recipe = item.past.at(-1);
  if (!recipe) return item;
  return { ...item, recipe, past: item.past.slice(0, -1), future: [...item.future, item.recipe] };
}

export function redo(item: QueueItem): QueueItem {
  const recipe = item.future.at(-1);
  if (!recipe) return item;
  return { ...item, recipe, past: [...item.past, item.recipe], future: item.future.slice(0, -1) };
}
