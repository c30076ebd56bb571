import { clampToCover, isAtSmallestScale, smallestScale } from './cover.ts';
import { baseWidth, halfExtent, rotationOf, wrapTurns } from './frame.ts';
import { createRecipe, type Point, type Recipe, type Size, STRAIGHTEN_LIMIT, withLook } from './recipe.ts';

/**
 * Sets the straightening angle. A framing at the smallest scale stays at the smallest scale, so turning back restores
 * it.
 */
export function straighten(recipe: Recipe, angle: number): Recipe {
  const turned = { ...recipe, angle: Math.min(Math.max(angle, -STRAIGHTEN_LIMIT), STRAIGHTEN_LIMIT) };
  return clampToCover(isAtSmallestScale(recipe) ? { ...turned, scale: smallestScale(turned) } : turned);
}

/** Turns by 90° clockwise, or back. The zoom stays the same relative to the smallest scale that fills the frame. */
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

/** Mirrors the visible picture, left to right. */
export function flipHorizontally(recipe: Recipe): Recipe {
  return { ...mirrored(recipe), flipH: !recipe.flipH };
}

/** Mirrors the visible picture, top to bottom. */
export function flipVertically(recipe: Recipe): Recipe {
  return { ...mirrored(recipe), flipV: !recipe.flipV };
}

/** Shows as much of the photo as possible, centred, with the same rotation. */
export function fit(recipe: Recipe): Recipe {
  const { photo } = recipe;
  return { ...recipe, scale: smallestScale(recipe), center: { x: photo.width / 2, y: photo.height / 2 } };
}

/** The framing of a new photo. Look and design stay. */
export function reset(recipe: Recipe): Recipe {
  const { design, look } = recipe;
  const fresh = withLook(createRecipe(recipe.photo, recipe.aspect), look);
  return design ? { ...fresh, design } : fresh;
}

export function withAspect(recipe: Recipe, aspect: number): Recipe {
  return clampToCover({ ...recipe, aspect });
}

/** Centres a region of the photo, as large as the frame can show all of it. For suggested crops. */
export function frameRegion(recipe: Recipe, region: Point & Size): Recipe {
  const half = halfExtent(region, rotationOf(recipe));
  const width = 2 * Math.max(half.width, half.height * recipe.aspect);
  const center = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
  return clampToCover({ ...recipe, center, scale: baseWidth(recipe) / width });
}

/** The same framing, in proportion, for another photo. The look is not copied. */
export function applyFraming(recipe: Recipe, photo: Size): Recipe {
  const center = {
    x: (recipe.center.x / recipe.photo.width) * photo.width,
    y: (recipe.center.y / recipe.photo.height) * photo.height,
  };
  const moved = withLook({ ...recipe, photo: { width: photo.width, height: photo.height }, center }, undefined);
  return clampToCover({ ...moved, scale: (recipe.scale * smallestScale(moved)) / smallestScale(recipe) });
}
