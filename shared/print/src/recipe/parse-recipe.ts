import { parseDesign } from '../design/parse-design.ts';
import { isFields, type ParsedRecipe, parseCrop } from './parse-crop.ts';

/** Validates a recipe from the network or from storage. Trusts nothing. */
export function parseRecipe(input: unknown): ParsedRecipe {
  const crop = parseCrop(input);
  if ('error' in crop || !isFields(input) || input.design === undefined) return crop;
  const read = parseDesign(input.design);
  return 'error' in read ? { error: 'RECIPE_MALFORMED' } : { recipe: { ...crop.recipe, design: read.design } };
}
