import { describe, expect, it } from '@jest/globals';
import { slugify } from '../database/sql/slug.ts';
import { mergeLocalised, toLocalised } from './localised.ts';
import { typeset } from './typography.ts';

describe('texts', () => {
  it('keep French signs on the line of their word', () => {
    expect(typeset('Prix : 5 € ! « oui » ?', 'fr')).toBe('Prix\u00a0: 5\u00a0€\u00a0! «\u00a0oui\u00a0»\u00a0?');
    expect(typeset('Price : 5', 'en')).toBe('Price : 5');
  });

  it.each([
    ['Été à Nîmes !', 'ete-a-nimes'],
    ['Œuf & cœur', 'oeuf-coeur'],
    ['--A  B--', 'a-b'],
    ['漢字', 'sans-nom'],
    ['x'.repeat(200), 'x'.repeat(100)],
  ])('make an address of %p', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('change one language and keep the other', () => {
    expect(toLocalised('Bleu')).toEqual({ fr: 'Bleu' });
    expect(mergeLocalised('Rouge', { fr: 'Bleu', en: 'Blue' })).toEqual({ fr: 'Rouge', en: 'Blue' });
    expect(mergeLocalised({ fr: 'Rouge' }, { fr: 'Bleu', en: 'Blue' })).toEqual({ fr: 'Rouge' });
  });
});
