import { clampToCover, isAtSmallestScale, smallestScale } from './cover.ts';
import { baseWidth, halfExtent, rotationOf, wrapTurns } from './frame.ts';
import { createRecipe, type Point, type Recipe, type Size, STRAIGHTEN_LIMIT } from './recipe.ts';

/** Sets the straightening angle. A photo that just fills the frame goes on just filling it, there and back. */
export function straighten(recipe: Recipe, angle: number): Recipe {
  const turned = { ...recipe, angle: Math.min(Math.max(angle, -STRAIGHTEN_LIMIT), STRAIGHTEN_LIMIT) };
  return clampToCover(isAtSmallestScale(recipe) ? { ...turned, scale: smallestScale(turned) } : turned);
}

/** Turns by 90° clockwise, or back, keeping the zoom relative to what fills the frame. */
export function quarterTurn(recipe: Recipe, direction: 1 | -1 = 1): Recipe {
  const turned = { ...recipe, quarterTurns: wrapTurns(recipe.quarterTurns + direction) };
  return clampToCover({ ...turned, scale: (recipe.scale * smallestScale(turned)) / smallestScale(recipe) });
}

const negate = (value: number) => (value === 0 ? 0 : -value);

const mirrored = (recipe: Recipe) => ({
  ...recipe,
  angle: negate(recipe.angle),
  quarterTurns: wrapTurns(-recipe.quarterTurns),
});

/** Mirrors what is seen, left to right. */
export function flipHorizontally(recipe: Recipe): Recipe {
  return { ...mirrored(recipe), flipH: !recipe.flipH };
}

/** Mirrors what is seen, top to bottom. */
export function flipVertically(recipe: Recipe): Recipe {
  return { ...mirrored(recipe), flipV: !recipe.flipV };
}

/** Shows as much of the photo as the frame can, centred, turned as it is. */
export function fit(recipe: Recipe): Recipe {
  const { photo } = recipe;
  return { ...recipe, scale: smallestScale(recipe), center: { x: photo.width / 2, y: photo.height / 2 } };
}

export function reset(recipe: Recipe): Recipe {
  return createRecipe(recipe.photo, recipe.aspect);
}

/** The same view in a frame of another shape. */
export function withAspect(recipe: Recipe, aspect: number): Recipe {
  return clampToCover({ ...recipe, aspect });
}

/** Brings a part of the photo into the middle, as large as the frame can show the whole of it: for suggestions. */
export function frameRegion(recipe: Recipe, region: Point & Size): Recipe {
  const half = halfExtent(region, rotationOf(recipe));
  const width = 2 * Math.max(half.width, half.height * recipe.aspect);
  const center = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
  return clampToCover({ ...recipe, center, scale: baseWidth(recipe) / width });
}

/** The same framing, in proportion, on another photo. */
export function applyFraming(recipe: Recipe, photo: Size): Recipe {
  const center = {
    x: (recipe.center.x / recipe.photo.width) * photo.width,
    y: (recipe.center.y / recipe.photo.height) * photo.height,
  };
  const moved = { ...recipe, photo: { width: photo.width, height: photo.height }, center };
  return clampToCover({ ...moved, scale: (recipe.scale * smallestScale(moved)) / smallestScale(recipe) });
}
