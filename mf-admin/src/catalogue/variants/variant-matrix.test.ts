import { describe, expect, it } from '@jest/globals';
import { missingVariants } from './variant-matrix.ts';

const option = (groupName: string, value: string) => ({ id: `${groupName}-${value}`, groupName, value });
const mat = option('Finition', 'Mat');
const bright = option('Finition', 'Brillant');
const white = option('Bord', 'Blanc');
const none = option('Bord', 'Sans');

describe('missingVariants', () => {
  it('makes one of every combination of the groups', () => {
    expect(missingVariants([mat, bright, white, none], [])).toHaveLength(4);
  });

  it('leaves out existing variants, in any order of their options', () => {
    const missing = missingVariants([mat, bright, white], [{ options: [white, mat] }]);
    expect(missing).toEqual([[bright, white]]);
  });

  it('makes nothing of no option', () => {
    expect(missingVariants([], [])).toEqual([]);
  });
});
