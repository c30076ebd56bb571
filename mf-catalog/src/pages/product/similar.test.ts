import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../../catalogue/catalogue.fixture.ts';
import { similarTo } from './similar.ts';

describe('similar products', () => {
  const product = aProduct({ id: 'p', categoryId: 'photo' });
  const other = (id: string, over = {}) => aProduct({ id, categoryId: 'photo', ...over });

  it('are of the same category, never the product itself, never hidden', () => {
    const products = [product, other('a'), other('b', { isVisible: false }), other('c', { categoryId: 'gifts' })];
    expect(similarTo(product, products).map(({ id }) => id)).toEqual(['a']);
  });

  it('begin with the featured ones and are six at most', () => {
    const products = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => other(id, { featured: id === 'g' }));
    expect(similarTo(product, products).map(({ id }) => id)).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  });
});
