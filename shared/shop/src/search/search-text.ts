import { foldText } from './fold-text.ts';

const MAX_WORDS = 8;

/**
 * A search as the database compares it: no case, accents or punctuation, and sizes without spaces ("5 × 7" is "5x7").
 * `catalogue_search.fold` does the same with the texts of the products.
 */
export function searchText(text: string): string {
  return foldText(text)
    .replaceAll('æ', 'ae')
    .replaceAll(/([0-9])\s*[x×]\s*(?=[0-9])/g, '$1x')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, MAX_WORDS)
    .join(' ');
}
