import { describe, expect, it } from '@jest/globals';
import { familyOf } from './gallery-template.ts';
import { ownTemplates } from './own-templates.ts';
import { isNarrowed, readTemplateFilters, searchOfFilters, withFilters } from './template-filters.ts';

const idsFor = (query: string) =>
  withFilters(ownTemplates, readTemplateFilters(new URLSearchParams(query))).map(({ id }) => id);

describe('the filters of the gallery', () => {
  it('leave the templates of an occasion, with or without a photo', () => {
    expect(idsFor('')).toHaveLength(ownTemplates.length);
    expect(idsFor('occasion=birth')).toEqual(['lin', 'envol', 'comete', 'herbier']);
    expect(idsFor('occasion=card&photo=without')).toEqual(['fournil', 'ligne', 'auvent']);
    expect(idsFor('occasion=birth&colour=blue')).toEqual(['envol', 'comete']);
  });

  it('of the address may be anything', () => {
    expect(idsFor('occasion=party&photo=maybe&colour=mauve')).toHaveLength(ownTemplates.length);
    expect(readTemplateFilters(new URLSearchParams('product=../x')).product).toBeUndefined();
  });

  it('go into the address and back', () => {
    const filters = { occasion: 'card', photo: 'with', colour: undefined, product: 'magnet-carre-5x5' } as const;
    expect(readTemplateFilters(new URLSearchParams(searchOfFilters(filters)))).toEqual(filters);
    expect(isNarrowed(filters)).toBe(true);
    expect(isNarrowed({ product: 'magnet-carre-5x5' })).toBe(false);
  });

  it.each([
    ['#f3ebdf', 'light'],
    ['#ffffff', 'light'],
    ['#1c1917', 'dark'],
    ['#c8623f', 'red'],
    ['#7a4a32', 'red'],
    ['#d9a13b', 'yellow'],
    ['#8ea58c', 'green'],
    ['#25493d', 'green'],
    ['#a9c8dd', 'blue'],
    ['#1f2f4a', 'blue'],
    ['#f0c9b8', 'red'],
  ] as const)('find the colour %s among the %s ones', (colour, family) => {
    expect(familyOf(colour)).toBe(family);
  });
});
