import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../catalogue/catalogue.fixture.ts';
import { productMatches } from './matches.ts';

describe('a product matches', () => {
  const product = aProduct({
    name: 'Magnet carré',
    description: 'Votre cœur sur le frigo',
    category: { id: 'c', slug: 'fetes', name: 'Fêtes d’été', description: '' },
  });

  it.each(['magnet', 'CARRÉ', 'carre', 'coeur', 'frigo', 'fetes', 'Été', '  carré '])('"%s"', (text) =>
    expect(productMatches(product, text)).toBe(true),
  );

  it('not what none of its texts contains', () => {
    expect(productMatches(product, 'rond')).toBe(false);
    expect(productMatches({ ...product, category: null }, 'fêtes')).toBe(false);
  });
});
