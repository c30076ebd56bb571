import { baseWidth, cropSize, halfExtent, rotationOf, sourcePointAt } from './frame.ts';
import { type Point, type Recipe, ZOOM_RANGE } from './recipe.ts';

const TOLERANCE = 1e-6;

/** The scale at which the rotated frame just fits into the photo. */
export function smallestScale(recipe: Recipe): number {
  const { photo, aspect } = recipe;
  const half = halfExtent({ width: 1, height: 1 / aspect }, rotationOf(recipe));
  const widest = Math.min(photo.width / (2 * half.width), photo.height / (2 * half.height));
  return baseWidth(recipe) / widest;
}

export function largestScale(recipe: Recipe): number {
  return smallestScale(recipe) * ZOOM_RANGE;
}

export function isAtSmallestScale(recipe: Recipe): boolean {
  return recipe.scale <= smallestScale(recipe) * (1 + TOLERANCE);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function clampAlong(center: number, half: number, length: number): number {
  return half * 2 >= length ? length / 2 : clamp(center, half, length - half);
}

export function clampScale(recipe: Recipe): Recipe {
  return { ...recipe, scale: clamp(recipe.scale, smallestScale(recipe), largestScale(recipe)) };
}

/** The nearest framing in which the photo covers the whole frame. */
export function clampToCover(recipe: Recipe): Recipe {
  const scaled = clampScale(recipe);
  const half = halfExtent(cropSize(scaled), rotationOf(scaled));
  return {
    ...scaled,
    center: {
      x: clampAlong(recipe.center.x, half.width, recipe.photo.width),
      y: clampAlong(recipe.center.y, half.height, recipe.photo.height),
    },
  };
}

/** The frame's corners in source pixels, clockwise from its top left. */
export function cropCorners(recipe: Recipe): readonly [Point, Point, Point, Point] {
  return [
    sourcePointAt(recipe, { x: 0, y: 0 }),
    sourcePointAt(recipe, { x: 1, y: 0 }),
    sourcePointAt(recipe, { x: 1, y: 1 }),
    sourcePointAt(recipe, { x: 0, y: 1 }),
  ];
}

/** Whether the photo covers the whole frame, within a hundredth of a pixel. */
export function isCovered(recipe: Recipe, tolerance = 0.01): boolean {
  const { width, height } = recipe.photo;
  return cropCorners(recipe).every(
    ({ x, y }) => x >= -tolerance && y >= -tolerance && x <= width + tolerance && y <= height + tolerance,
  );
}
