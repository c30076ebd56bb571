import type { ProductTile } from '@aimante/api-contract/catalogue';
import { useLoad } from '@aimante/remote/data';
import { useEffect, useState } from 'react';
import { hasPath } from '../../catalogue/product-path.ts';
import { suggestionsQuery } from '../../catalogue/queries.ts';

const MIN_CHARACTERS = 2;
/** Longer than between two letters of a quick writer, shorter than the writer notices. */
const PAUSE_MS = 120;

export interface Suggestions {
  /** True if the text is long enough for suggestions. */
  readonly isWanted: boolean;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly products: readonly ProductTile[];
  /** Nothing has the text: the products are those of this similar word. */
  readonly corrected: string | null;
}

export function useSuggestions(text: string, isOpen: boolean): Suggestions {
  const typed = text.trim();
  const isWanted = isOpen && typed.length >= MIN_CHARACTERS;
  const search = useSettled(typed);
  const isSettled = search === typed;
  const { data, isPending, isLoadingError } = useLoad((api, locale) => ({
    ...suggestionsQuery(search)(api, locale),
    enabled: isWanted && isSettled,
  }));
  return {
    isWanted,
    isPending: isWanted && isPending && !isLoadingError,
    isFailed: isLoadingError && isSettled,
    products: isWanted ? (data?.products.filter(hasPath) ?? []) : [],
    corrected: data?.corrected ?? null,
  };
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
