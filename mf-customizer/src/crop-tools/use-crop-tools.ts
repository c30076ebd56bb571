import { atom, useAtomValue, useSetAtom } from 'jotai';
import { currentItem } from '../photo-project/photo-project.ts';
import {
  gestureEndAtom,
  gestureMoveAtom,
  projectAtom,
  reframeAtom,
  shownRecipeAtom,
} from '../photo-project/use-photo-project.ts';
import type { Reframe } from './crop-keys.ts';
import { zoomOf } from './zoom.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Numbers, so that a slider stays still while the photo is only moved about. */
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

export interface CropTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  reframe(change: Reframe): void;
  move(change: Reframe): void;
  end(): void;
}

/** All that can be done to the photo in the cropper, but by finger. */
export function useCropTools(): CropTools {
  const item = useAtomValue(itemAtom);
  const dispatch = useSetAtom(projectAtom);
  const reframe = useSetAtom(reframeAtom);
  const move = useSetAtom(gestureMoveAtom);
  const end = useSetAtom(gestureEndAtom);
  return {
    canUndo: (item?.past.length ?? 0) > 0,
    canRedo: (item?.future.length ?? 0) > 0,
    undo: () => item && dispatch({ type: 'undone', itemId: item.id }),
    redo: () => item && dispatch({ type: 'redone', itemId: item.id }),
    reframe,
    move,
    end,
  };
}
