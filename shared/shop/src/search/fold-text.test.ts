import { describe, expect, it } from '@jest/globals';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Été', 'ete'],
    ['CŒUR', 'coeur'],
    ['  Noël ', 'noel'],
    ['Saint-Étienne', 'saint-etienne'],
    ['L’âme', 'l’ame'],
    ['', ''],
  ])('of %j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same for an accent as one character and as two', () => {
    expect(foldText('\u00e9')).toBe(foldText('e\u0301'));
  });
});
