import { describe, expect, it } from '@jest/globals';
import { mergeVersions } from './merge.ts';

describe('two versions of one draft', () => {
  const names = ['name', 'price', 'stock', 'slug', 'isVisible'];
  const base = { name: 'Carré', price: '4,50', stock: '3', slug: 'carre', isVisible: true };

  it('merge field by field: what one side changed is taken, what both changed is a conflict', () => {
    const mine = { ...base, name: 'Carré doux', price: '5,00', slug: 'doux' };
    const theirs = { ...base, price: '5,50', stock: '9', slug: 'doux', isVisible: false };
    expect(mergeVersions({ names, base, mine, theirs })).toEqual({
      taken: ['stock', 'isVisible'],
      kept: ['name'],
      conflicts: ['price'],
    });
  });

  it('have no conflict where both sides changed nothing, or the same', () => {
    const same = { ...base, price: '6,00' };
    expect(mergeVersions({ names, base, mine: same, theirs: same })).toEqual({ taken: [], kept: [], conflicts: [] });
  });
});
