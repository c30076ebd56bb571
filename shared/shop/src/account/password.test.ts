import { describe, expect, it } from '@jest/globals';
import { judgePassword } from './password.ts';

describe('judgePassword', () => {
  it.each([
    ['abcdefg', { isAccepted: false, isStrong: false }],
    ['abcdefgh', { isAccepted: true, isStrong: false }],
    ['correct horse battery staple', { isAccepted: true, isStrong: true }],
    ['x'.repeat(129), { isAccepted: false, isStrong: false }],
  ])('accepts eight characters and praises twelve: %s', (password, state) => {
    expect(judgePassword(password)).toEqual(state);
  });
});
