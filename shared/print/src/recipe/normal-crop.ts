import { normalizeLook } from '../look/parse-look.ts';
import { clampToCover } from './cover.ts';
import { baseWidth, wrapTurns } from './frame.ts';
import { type Recipe, STRAIGHTEN_LIMIT, withLook } from './recipe.ts';

/** Absorbs float noise, so that a value on the grid does not move. */
const NOISE = 1e-6;

const roundTo = (value: number, digits: number) => Number(value.toFixed(digits));
const roundUp = (value: number, steps: number) => Math.ceil(value * steps - NOISE) / steps;

/** Rounds towards the centre of the photo, so that the photo still covers the frame. */
function roundInwards(center: number, length: number): number {
  const offset = center - length / 2;
  const steps = Math.floor(Math.abs(offset) * 100 + NOISE) / 100;
  return length / 2 + (offset < 0 ? -steps : steps);
}

/** A vertical flip equals a horizontal flip and a half turn. */
function withoutVerticalFlip(recipe: Recipe): Recipe {
  if (!recipe.flipV) return recipe;
  return { ...recipe, flipV: false, flipH: !recipe.flipH, quarterTurns: wrapTurns(recipe.quarterTurns + 2) };
}

/** −45° equals +45° and a quarter turn back. */
function withinHalfOpenAngle(recipe: Recipe): Recipe {
  const angle = roundTo(recipe.angle, 2) || 0;
  if (angle > -STRAIGHTEN_LIMIT) return { ...recipe, angle };
  const turned = { ...recipe, angle: STRAIGHTEN_LIMIT, quarterTurns: wrapTurns(recipe.quarterTurns - 1) };
  return { ...turned, scale: (recipe.scale * baseWidth(turned)) / baseWidth(recipe) };
}

/**
 * Two crops that show the same picture have the same normal form. Angles are rounded to 0.01°, positions to 0.01 px.
 * A design stays as it is.
 */
export function normalizeCrop(recipe: Recipe): Recipe {
  const turned = withinHalfOpenAngle(withoutVerticalFlip({ ...recipe, aspect: roundTo(recipe.aspect, 6) }));
  const covered = clampToCover(turned);
  const scaled = clampToCover({ ...covered, scale: roundUp(covered.scale, 1e5) });
  const center = {
    x: roundInwards(scaled.center.x, scaled.photo.width),
    y: roundInwards(scaled.center.y, scaled.photo.height),
  };
  return withLook({ ...scaled, center }, normalizeLook(recipe.look));
}
