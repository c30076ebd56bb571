import { describe, expect, it } from '@jest/globals';
import { missingVariants, skuOf } from './variant-matrix.ts';

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

describe('the code of a new variant', () => {
  it('has the last signs of the product and its options in order', () => {
    expect(skuOf('0193-ab12cd', [mat, white])).toBe('12CD-Mat-Blanc');
  });

  it('is never longer than the contract accepts', () => {
    expect(skuOf('12cd', [option('Finition', 'x'.repeat(80))])).toHaveLength(64);
  });
});
