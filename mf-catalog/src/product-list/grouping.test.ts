import { describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../catalogue/catalogue.fixture.ts';
import { groupByCategory } from './grouping.ts';

const photo = aCategory({ id: 'photo', position: 1 });
const gifts = aCategory({ id: 'gifts', slug: 'cadeaux', name: 'Cadeaux', position: 0 });
const inCategory = (id: string, categoryId: string | null) => aProduct({ id, slug: id, categoryId });

describe('groups', () => {
  it('follow the order of the categories, and end with the products without one', () => {
    const products = [
      inCategory('a', 'photo'),
      inCategory('b', null),
      inCategory('c', 'gifts'),
      inCategory('d', 'photo'),
    ];
    const groups = groupByCategory(products, [photo, gifts]);
    expect(groups.map(({ category, products: own }) => [category?.id ?? null, own.map(({ id }) => id)])).toEqual([
      ['gifts', ['c']],
      ['photo', ['a', 'd']],
      [null, ['b']],
    ]);
  });

  it('leave out empty categories', () => {
    expect(groupByCategory([], [photo])).toEqual([]);
  });

  it('keep a product of a hidden category', () => {
    expect(groupByCategory([inCategory('a', 'secret')], [photo])).toHaveLength(1);
  });
});
