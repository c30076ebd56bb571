import { recipeKey } from '@aimante/print';
import type { Framing } from '../collage/collage.ts';
import type { QueueItem } from './photo-project.ts';

/** Enough for any visitor, and small enough to store for a thousand photos. */
const MAX_STEPS = 50;

const stepOf = ({ photoId, recipe }: Framing): Framing => ({ photoId, recipe });

/** A new framing is one step. The same framing is none. */
export function frame(item: QueueItem, recipe: Framing['recipe'], photoId = item.photoId): QueueItem {
  if (photoId === item.photoId && recipeKey(recipe) === recipeKey(item.recipe)) return item;
  return { ...item, photoId, recipe, past: [...item.past, stepOf(item)].slice(-MAX_STEPS), future: [] };
}

export function undo(item: QueueItem): QueueItem {
  const step = item.past.at(-1);
  if (!step) return item;
  return { ...item, ...step, past: item.past.slice(0, -1), future: [...item.future, stepOf(item)] };
}

export function redo(item: QueueItem): QueueItem {
  const step = item.future.at(-1);
  if (!step) return item;
  return { ...item, ...step, past: [...item.past, stepOf(item)], future: item.future.slice(0, -1) };
}
