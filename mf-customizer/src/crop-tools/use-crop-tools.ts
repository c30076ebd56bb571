import type { Recipe } from '@aimante/print';
import { useAtomValue, useSetAtom } from 'jotai';
import { currentItem } from '../photo-project/photo-project.ts';
import {
  gestureEndAtom,
  gestureMoveAtom,
  projectAtom,
  reframeAtom,
  shownRecipeAtom,
} from '../photo-project/use-photo-project.ts';
import type { Reframe } from './crop-keys.ts';
import { describeFraming } from './numbers.ts';

export { describeFraming };

export interface CropTools {
  readonly recipe: Recipe | undefined;
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
  const recipe = useAtomValue(shownRecipeAtom);
  const item = currentItem(useAtomValue(projectAtom));
  const dispatch = useSetAtom(projectAtom);
  const reframe = useSetAtom(reframeAtom);
  const move = useSetAtom(gestureMoveAtom);
  const end = useSetAtom(gestureEndAtom);
  return {
    recipe,
    canUndo: (item?.past.length ?? 0) > 0,
    canRedo: (item?.future.length ?? 0) > 0,
    undo: () => item && dispatch({ type: 'undone', itemId: item.id }),
    redo: () => item && dispatch({ type: 'redone', itemId: item.id }),
    reframe,
    move,
    end,
  };
}
