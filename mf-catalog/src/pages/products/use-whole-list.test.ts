import { describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../../catalogue/catalogue.fixture.ts';
import { firstOf } from './use-whole-list.ts';

const photo = aCategory({ id: 'photo', position: 1 });
const gifts = aCategory({ id: 'gifts', slug: 'cadeaux', name: 'Cadeaux', position: 0 });
const inCategory = (id: string, categoryId: string | null) => aProduct({ id, slug: id, categoryId });

describe('a long list', () => {
  const groups = [
    { category: photo, products: [inCategory('a', 'photo'), inCategory('b', 'photo')] },
    { category: gifts, products: [inCategory('c', 'gifts')] },
  ];

  it('starts with the wanted number of cards, in any group', () => {
    const ids = (count: number) => firstOf(groups, count).map(({ products }) => products.map(({ id }) => id));
    expect(ids(1)).toEqual([['a']]);
    expect(ids(2)).toEqual([['a', 'b']]);
    expect(ids(3)).toEqual([['a', 'b'], ['c']]);
    expect(ids(99)).toEqual([['a', 'b'], ['c']]);
  });
});
