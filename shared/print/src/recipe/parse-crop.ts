import { parseLook } from '../look/parse-look.ts';
import { isCovered, largestScale } from './cover.ts';
import { RECIPE_VERSION, type Recipe, STRAIGHTEN_LIMIT, withLook } from './recipe.ts';

export type RecipeError =
  | 'RECIPE_MALFORMED'
  | 'RECIPE_VERSION_UNKNOWN'
  | 'RECIPE_LEAVES_PHOTO'
  | 'RECIPE_SCALE_TOO_LARGE';

export type ParsedRecipe = { readonly recipe: Recipe } | { readonly error: RecipeError };

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isPositive = (value: unknown): value is number => isNumber(value) && value > 0;
const isPixelCount = (value: unknown): value is number => isPositive(value) && Number.isInteger(value);
const isQuarterTurns = (value: unknown): value is Recipe['quarterTurns'] =>
  value === 0 || value === 1 || value === 2 || value === 3;

function readRecipe(input: Fields): Recipe | undefined {
  const { photo, center, scale, angle, quarterTurns, flipH, flipV, aspect } = input;
  if (!isFields(photo) || !isPixelCount(photo.width) || !isPixelCount(photo.height)) return undefined;
  if (!isFields(center) || !isNumber(center.x) || !isNumber(center.y)) return undefined;
  if (!isPositive(scale) || !isPositive(aspect) || !isQuarterTurns(quarterTurns)) return undefined;
  if (!isNumber(angle) || Math.abs(angle) > STRAIGHTEN_LIMIT) return undefined;
  if (typeof flipH !== 'boolean' || typeof flipV !== 'boolean') return undefined;
  return {
    version: RECIPE_VERSION,
    photo: { width: photo.width, height: photo.height },
    center: { x: center.x, y: center.y },
    scale,
    angle,
    quarterTurns,
    flipH,
    flipV,
    aspect,
  };
}

/** Validates a crop and its look, without a design. Trusts nothing. */
export function parseCrop(input: unknown): ParsedRecipe {
  if (!isFields(input)) return { error: 'RECIPE_MALFORMED' };
  if (input.version !== RECIPE_VERSION) return { error: 'RECIPE_VERSION_UNKNOWN' };
  const recipe = readRecipe(input);
  if (!recipe) return { error: 'RECIPE_MALFORMED' };
  if (!isCovered(recipe)) return { error: 'RECIPE_LEAVES_PHOTO' };
  if (recipe.scale > largestScale(recipe) * 1.0001) return { error: 'RECIPE_SCALE_TOO_LARGE' };
  const look = input.look === undefined ? undefined : parseLook(input.look);
  return input.look !== undefined && !look ? { error: 'RECIPE_MALFORMED' } : { recipe: withLook(recipe, look) };
}
