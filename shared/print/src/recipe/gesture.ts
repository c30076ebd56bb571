import { clampScale, clampToCover } from './cover.ts';
import { baseWidth, type FramePoint, sourcePointAt, withSourcePointAt, wrapTurns } from './frame.ts';
import type { Point, Recipe } from './recipe.ts';

const CENTER: FramePoint = { x: 0.5, y: 0.5 };

/** Sets the scale. The source point at `at` stays there as long as the photo fills the frame. */
export function zoomAt(recipe: Recipe, scale: number, at: FramePoint = CENTER): Recipe {
  return clampToCover(withSourcePointAt(clampScale({ ...recipe, scale }), sourcePointAt(recipe, at), at));
}

/** Moves the photo under the frame. `by` is in fractions of the frame, to the right and down. */
export function panBy(recipe: Recipe, by: Point): Recipe {
  return clampToCover({ ...recipe, center: sourcePointAt(recipe, { x: 0.5 - by.x, y: 0.5 - by.y }) });
}

/**
 * Turns the photo clockwise around a point of the frame. The magnification stays the same as long as the photo fills
 * the frame.
 */
export function rotateAbout(recipe: Recipe, degrees: number, at: FramePoint = CENTER): Recipe {
  const total = recipe.angle + 90 * recipe.quarterTurns + degrees;
  const turns = Math.round(total / 90);
  const turned = { ...recipe, angle: total - 90 * turns, quarterTurns: wrapTurns(turns) };
  const scale = (recipe.scale * baseWidth(turned)) / baseWidth(recipe);
  return clampToCover(withSourcePointAt(clampScale({ ...turned, scale }), sourcePointAt(recipe, at), at));
}
