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

  it.each([
    ['a list', [['a'], ['a', 'b'], ['b', 'a']], 'conflicts'],
    ['a list that only this side changed', [['a'], [], ['a']], 'kept'],
    ['a text that was emptied', ['a', 'a', ''], 'taken'],
    ['a number and its text', [1, '1', 1], 'kept'],
    ['a switch that both turned', [true, false, false], undefined],
  ] as const)('judge %s by its value', (_, [from, mine, theirs], where) => {
    const merge = mergeVersions({ names: ['it'], base: { it: from }, mine: { it: mine }, theirs: { it: theirs } });
    const found = (['taken', 'kept', 'conflicts'] as const).filter((each) => merge[each].length > 0);
    expect(found).toEqual(where ? [where] : []);
  });

  it('compare the fields of a group one by one', () => {
    expect(
      mergeVersions({
        names: ['name.fr', 'name.en'],
        base: { name: { fr: 'Carré', en: 'Square' } },
        mine: { name: { fr: 'Carrés', en: 'Square' } },
        theirs: { name: { fr: 'Carré', en: 'Squares' } },
      }),
    ).toEqual({ taken: ['name.en'], kept: ['name.fr'], conflicts: [] });
  });

  it('ignore what has no field', () => {
    const merge = mergeVersions({ names: ['name'], base: { v: 1 }, mine: { v: 2 }, theirs: { v: 3 } });
    expect(merge).toEqual({ taken: [], kept: [], conflicts: [] });
  });
});
