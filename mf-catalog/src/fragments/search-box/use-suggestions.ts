import type { ProductCard } from '@aimante/api-contract/catalogue';
import { useLoad } from '@aimante/remote/data';
import { productsQuery } from '../../catalogue/queries.ts';
import { canSuggest, suggested } from './suggested.ts';

export interface Suggestions {
  /** True if the text is long enough for suggestions. */
  readonly isWanted: boolean;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly products: readonly ProductCard[];
}

export function useSuggestions(text: string, isOpen: boolean): Suggestions {
  const isWanted = isOpen && canSuggest(text);
  const {
    data = [],
    isPending,
    isLoadingError,
  } = useLoad((api, locale) => ({ ...productsQuery(api, locale), enabled: isWanted }));
  const products = isWanted ? suggested(data, text) : [];
  return { isWanted, isPending: isWanted && isPending, isFailed: isLoadingError, products };
}
