import { describe, expect, it } from '@jest/globals';
import { isOneOf } from './city-names.ts';

describe('a city', () => {
  it.each([
    ['Les Ponts-de-Cé', 'les ponts de ce'],
    ['Saint-Denis', 'ST DENIS'],
    ['Sainte-Gemmes-sur-Loire', 'Ste Gemmes sur Loire'],
    ['Paris', 'Paris 11e'],
    ['Angers', 'ANGERS CEDEX 01'],
    ['L’Haÿ-les-Roses', "L'Hay les Roses"],
  ])('%s is recognised as %s', (city, typed) => expect(isOneOf(['Écouflant', city], typed)).toBe(true));

  it.each(['Angersville', 'Nantes', ''])('is not recognised as "%s"', (typed) =>
    expect(isOneOf(['Angers'], typed)).toBe(false),
  );
});
