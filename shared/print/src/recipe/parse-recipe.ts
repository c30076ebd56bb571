import { parseDesign } from '../design/parse-design.ts';
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

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
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

/** Validates a recipe from the network or from storage. Trusts nothing. */
export function parseRecipe(input: unknown): ParsedRecipe {
  if (!isFields(input)) return { error: 'RECIPE_MALFORMED' };
  if (input.version !== RECIPE_VERSION) return { error: 'RECIPE_VERSION_UNKNOWN' };
  const recipe = readRecipe(input);
  if (!recipe) return { error: 'RECIPE_MALFORMED' };
  if (!isCovered(recipe)) return { error: 'RECIPE_LEAVES_PHOTO' };
  if (recipe.scale > largestScale(recipe) * 1.0001) return { error: 'RECIPE_SCALE_TOO_LARGE' };
  return withParts(recipe, input);
}

function withParts(recipe: Recipe, input: Fields): ParsedRecipe {
  const look = input.look === undefined ? undefined : parseLook(input.look);
  if (input.look !== undefined && !look) return { error: 'RECIPE_MALFORMED' };
  const framed = withLook(recipe, look);
  if (input.design === undefined) return { recipe: framed };
  const read = parseDesign(input.design);
  return 'error' in read ? { error: 'RECIPE_MALFORMED' } : { recipe: { ...framed, design: read.design } };
}
