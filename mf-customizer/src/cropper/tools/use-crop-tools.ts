import { atom, useAtomValue, useSetAtom } from 'jotai';
import { currentItem } from '../../photo-project/photo-project.ts';
import {
  gestureEndAtom,
  gestureMoveAtom,
  projectAtom,
  reframeAtom,
  shownRecipeAtom,
} from '../../photo-project/use-photo-project.ts';
import type { Reframe } from './crop-keys.ts';
import { zoomOf } from './zoom.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Plain numbers, so that a slider does not render again while the photo only moves. */
export const zoomAtom = atom((get) => {
  const recipe = get(shownRecipeAtom);
  return recipe ? rounded(zoomOf(recipe)) : 1;
});

export const angleAtom = atom((get) => rounded(get(shownRecipeAtom)?.angle ?? 0));

export const rotationAtom = atom((get) => {
  const quarterTurns = get(shownRecipeAtom)?.quarterTurns ?? 0;
  const degrees = get(angleAtom) + 90 * quarterTurns;
  return degrees > 180 ? degrees - 360 : degrees;
});

const itemAtom = atom((get) => currentItem(get(projectAtom)));
const canUndoAtom = atom((get) => (get(itemAtom)?.past.length ?? 0) > 0);
const canRedoAtom = atom((get) => (get(itemAtom)?.future.length ?? 0) > 0);
const historyAtom = atom(null, (get, set, type: 'undone' | 'redone') => {
  const item = get(itemAtom);
  if (item) set(projectAtom, { type, itemId: item.id });
});

export interface CropTools {
  reframe(change: Reframe): void;
  move(change: Reframe): void;
  end(): void;
}

/** Changes of the photo in the cropper, except by finger. Its users do not render again on a change. */
export function useCropTools(): CropTools {
  return { reframe: useSetAtom(reframeAtom), move: useSetAtom(gestureMoveAtom), end: useSetAtom(gestureEndAtom) };
}

export interface CropHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

export function useCropHistory(): CropHistory {
  const step = useSetAtom(historyAtom);
  return {
    canUndo: useAtomValue(canUndoAtom),
    canRedo: useAtomValue(canRedoAtom),
    undo: () => step('undone'),
    redo: () => step('redone'),
  };
}
