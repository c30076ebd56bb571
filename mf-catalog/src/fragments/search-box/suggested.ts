import type { ProductCard } from '@aimante/api-contract/catalogue';
import { hasPath } from '../../catalogue/product-path.ts';
import { productMatches } from '../../product-list/matches.ts';

const MIN_CHARACTERS = 2;
const MAX_SUGGESTIONS = 5;

export const canSuggest = (text: string): boolean => text.trim().length >= MIN_CHARACTERS;

/** The first products that match and have a page. */
export const suggested = (products: readonly ProductCard[], text: string): readonly ProductCard[] =>
  products.filter((product) => hasPath(product) && productMatches(product, text)).slice(0, MAX_SUGGESTIONS);

/** Cycles through the suggestions, with the field itself between the last and the first. */
export function nextPlace(place: number, by: 1 | -1, count: number): number {
  return ((place + 1 + by + count + 1) % (count + 1)) - 1;
}
