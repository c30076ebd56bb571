import {
  cropSize,
  type FramePoint,
  type Look,
  MAX_RED_EYES,
  NEUTRAL_LOOK,
  type Recipe,
  sourcePointAt,
  withLook,
} from '@aimante/print';
import { atom } from 'jotai';
import { reframeAtom } from '../../photo-project/use-photo-project.ts';

/** True while a press on the photo marks a red eye. */
export const isMarkingEyesAtom = atom(false);

/** A pupil in parts of the magnet's shorter side. The visitor zooms in to mark a smaller one. */
const PUPIL = 0.03;

export function withRedEye(recipe: Recipe, at: FramePoint): Recipe {
  const { x, y } = sourcePointAt(recipe, at);
  const { width, height } = cropSize(recipe);
  const look: Look = recipe.look ?? NEUTRAL_LOOK;
  const isOnPhoto = x >= 0 && y >= 0 && x <= recipe.photo.width && y <= recipe.photo.height;
  if (!isOnPhoto || look.redEyes.length >= MAX_RED_EYES) return recipe;
  const radius = Math.max(1, PUPIL * Math.min(width, height));
  return withLook(recipe, { ...look, redEyes: [...look.redEyes, { x, y, radius }] });
}

/** Marks an eye at a point of the frame. */
export const markEyeAtom = atom(null, (_, set, at: FramePoint) => set(reframeAtom, (recipe) => withRedEye(recipe, at)));
