import { describe, expect, it } from '@jest/globals';
import { searchText } from './search-text.ts';

describe('a search', () => {
  it.each([
    ['  Cœur   d’Été ! ', 'coeur d ete'],
    ['Magnet 5 × 7 cm', 'magnet 5x7 cm'],
    ['10 x 10', '10x10'],
    ['50%_\\', '50'],
    ['!!!', ''],
    ['a b c d e f g h i j', 'a b c d e f g h'],
  ])('"%s" becomes "%s"', (text, plain) => expect(searchText(text)).toBe(plain));
});
