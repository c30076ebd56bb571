import { describe, expect, it } from '@jest/globals';
import { judgePassword } from './password.ts';

const unmet = (password: string) =>
  judgePassword(password)
    .rules.filter(({ isMet }) => !isMet)
    .map(({ id }) => id);

describe('judgePassword', () => {
  it.each([
    ['', ['length', 'digit', 'upper', 'lower']],
    ['abc', ['length', 'digit', 'upper']],
    ['ABCDEFG1', ['lower']],
    ['abcdefg1', ['upper']],
    ['Abcdefgh', ['digit']],
    ['Élan-vif-7', []],
  ])('misses in %j what is not there', (password, rules) => {
    expect(unmet(password)).toEqual(rules);
  });

  it('accepts eight characters and praises twelve', () => {
    expect(judgePassword('Abcdefg1')).toMatchObject({ isAccepted: true, isStrong: false });
    expect(judgePassword('Abcdefg1-xyz')).toMatchObject({ isAccepted: true, isStrong: true });
  });
});
