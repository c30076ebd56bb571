import type { ProductCard } from '@aimante/api-contract/catalogue';
import { useLoad } from '@aimante/remote/data';
import { hasPath } from '../../catalogue/product-path.ts';
import { productsQuery } from '../../catalogue/queries.ts';
import { productMatches } from '../../product-list/matches.ts';

const MIN_CHARACTERS = 2;
const MAX_SUGGESTIONS = 5;

export interface Suggestions {
  /** True if the text is long enough for suggestions. */
  readonly isWanted: boolean;
  readonly isPending: boolean;
  /** True if the suggestions failed to load. */
  readonly isFailed: boolean;
  readonly products: readonly ProductCard[];
}

export function useSuggestions(text: string, isOpen: boolean): Suggestions {
  const isWanted = isOpen && text.trim().length >= MIN_CHARACTERS;
  const {
    data = [],
    isPending,
    isLoadingError,
  } = useLoad((api, locale) => ({ ...productsQuery(api, locale), enabled: isWanted }));
  const products = isWanted
    ? data
        .filter(hasPath)
        .filter((product) => productMatches(product, text))
        .slice(0, MAX_SUGGESTIONS)
    : [];
  return { isWanted, isPending: isWanted && isPending, isFailed: isLoadingError, products };
}
