import { describe, expect, it } from '@jest/globals';
import { moved } from './moved.ts';

describe('moved', () => {
  it.each([
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['b', 1, ['a', 'b', 'c']],
  ])('puts %s at place %d', (member, to, list) => {
    expect(moved(['a', 'b', 'c'], member, to)).toEqual(list);
  });
});
